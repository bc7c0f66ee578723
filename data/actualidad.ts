import type { ActualidadInput } from "@/schema/actualidad";

export const actualidad = {
  title: "Actualidad",
  search: {
    title: "Actualidad: lo que ha pasado hoy en España",
    description:
      "Lo urgente y lo último del día en pueblos, puertos y ciudades de España: sociedad, ciencia, economía y cultura, con seguimiento en vivo hora a hora.",
  },
  intro:
    "Lo que ha pasado hoy en los puertos, las comarcas, los laboratorios y las plazas de España, " +
    "con los datos que ayudan a entenderlo.",

  sources: { trends: "redes sociales en España, 20\u00a0de\u00a0noviembre de 2026 hasta las 20:00" },

  banner: {
    headline: "Rachas de 110 km/h dejan sin ferris a Algeciras y Ceuta",
    time: "2026-11-20T20:12:00+01:00",
  },

  hot: {
    id: "ourense-barrio-termal",
    title: "Ourense estrena un barrio calentado solo con agua termal",
    excerpt:
      "Las 1180 viviendas de A Ponte reciben desde hoy el calor de un manantial a 62 °C. El ayuntamiento " +
      "calcula que cada hogar pagará 37 € menos al mes. Las obras han durado dos años y medio.",
    category: "Sociedad",
    place: "Ourense",
    community: "Galicia",
    figure: { value: "62 °C", label: "a los que brota el manantial" },
    author: "Carmen Solís Prat",
    time: "2026-11-20T19:18:00+01:00",
    views: 48732,
    image: "actualidad/barrio-termal.svg",
    alt: "Casas unidas por tubos azules a un manantial entre anillos de calor.",
    shapes: { tall: "actualidad/barrio-termal-alta.svg" },
    isHot: true,
  },

  chips: [
    { category: "Política", count: 45 },
    { category: "Economía", count: 38 },
    { category: "Tecnología", count: 32 },
    { category: "Cultura", count: 28 },
    { category: "Deportes", count: 25 },
    { category: "Ciencia", count: 22 },
    { category: "Sociedad", count: 20 },
    { category: "Internacional", count: 18 },
  ],

  latest: [
    {
      id: "pueblos-sin-farmacia-de-guardia",
      title: "Un informe inédito cuenta 1346 pueblos sin farmacia de guardia",
      excerpt:
        "El documento del Ministerio de Sanidad, al que ha tenido acceso La Lonja, propone 215 turnos rotatorios. " +
        "Zamora, Teruel y Ourense reúnen la cuarta parte de los casos.",
      category: "Política",
      topic: "Sanidad rural",
      author: "Teresa Viladrich",
      time: "2026-11-20T19:43:00+01:00",
      views: 22684,
      image: "actualidad/farmacia-apagada.svg",
      shapes: { tall: "actualidad/farmacia-apagada-alta.svg" },
      alt: "Cruz verde encendida a medias sobre casas a oscuras.",
      isExclusive: true,
    },
    {
      id: "especies-banco-de-galicia",
      title: "Biólogas de Vigo hallan nueve especies nuevas a 2300 metros",
      excerpt:
        "La expedición ha recorrido durante 33 días el banco de Galicia y ha vuelto con muestras de un coral rojo " +
        "y de una esponja que brilla en la oscuridad.",
      category: "Ciencia",
      place: "Vigo",
      community: "Galicia",
      author: "Noa Pereiro",
      time: "2026-11-20T18:55:00+01:00",
      views: 17923,
      image: "actualidad/fondo-abisal.svg",
      shapes: { tall: "actualidad/fondo-abisal-alta.svg" },
      alt: "Submarino que ilumina un coral rojo y una esponja de tubos.",
    },
    {
      id: "bomberos-elvas-badajoz",
      title: "Bomberos de Elvas y Badajoz cruzarán la frontera desde enero",
      excerpt:
        "El convenio pone en común catorce parques de las dos orillas del Guadiana para que acuda la dotación más " +
        "cercana. En Olivenza, la espera media bajará de 25 a 16 minutos.",
      category: "Internacional",
      place: "Badajoz",
      community: "Extremadura",
      author: "Paula Valadares",
      time: "2026-11-20T17:22:00+01:00",
      views: 9847,
      image: "actualidad/bomberos-frontera.svg",
      shapes: { tall: "actualidad/bomberos-frontera-alta.svg" },
      alt: "Dos mangueras cruzan un río; cada una apaga la otra orilla.",
    },
    {
      id: "queso-fuerteventura-ventas",
      title: "Fuerteventura vende fuera el 53 % de su queso",
      excerpt:
        "Las 42 queserías majoreras enviaron 960 toneladas a la Península y a Alemania hasta octubre. Hace cinco " +
        "años no salía de Canarias ni la cuarta parte.",
      category: "Economía",
      place: "Fuerteventura",
      community: "Canarias",
      author: "Yeray Perdigón",
      time: "2026-11-20T15:08:00+01:00",
      views: 26318,
      image: "actualidad/queso-cabra.svg",
      shapes: { tall: "actualidad/queso-cabra-alta.svg" },
      alt: "Queso partido en dos: la parte mayor ha cruzado el mar.",
    },
    {
      id: "escuela-huelamo",
      title: "Huélamo reabre su escuela con once niños",
      excerpt:
        "Llevaba cerrada desde 2017. Los alumnos, de cuatro familias llegadas en marzo de Colombia, Senegal y " +
        "Valencia para trabajar en el aserradero, pasaban 52 minutos al día en autobús.",
      category: "Sociedad",
      place: "Huélamo",
      community: "Castilla-La Mancha",
      author: "Mohamed Haddú",
      time: "2026-11-20T12:36:00+01:00",
      views: 31256,
      image: "actualidad/once-pupitres.svg",
      shapes: { tall: "actualidad/once-pupitres-alta.svg" },
      alt: "Campana al vuelo con once pupitres vistos desde arriba.",
    },
    {
      id: "negativos-amparo-retamar",
      title: "Úbeda recupera 127 negativos de Amparo Retamar, fotógrafa olvidada",
      excerpt:
        "La autora retrató a temporeras y niños entre 1931 y 1958; su sobrina nieta encontró los rollos en una " +
        "caja de membrillo y los ha cedido al archivo municipal.",
      category: "Cultura",
      place: "Úbeda",
      community: "Andalucía",
      author: "Elia Santamaría",
      time: "2026-11-20T08:14:00+01:00",
      views: 14679,
      image: "actualidad/camara-fuelle.svg",
      shapes: { tall: "actualidad/camara-fuelle-alta.svg" },
      alt: "Cámara de fuelle, media en positivo y media en negativo.",
    },
  ],

  trends: [
    { name: "#DecretoDeAlquileres", mentions: 48200, trend: "up" },
    { name: "#TemporalEnElEstrecho", mentions: 19350, trend: "up" },
    { name: "#OurenseTermal", mentions: 11720, trend: "stable" },
    { name: "#FarmaciasDeGuardia", mentions: 8460, trend: "down" },
    { name: "#AceiteDeJaén", mentions: 5930, trend: "up" },
  ],

  live: [
    {
      title: "Algeciras abre un pabellón para 580 viajeros sin ferri",
      text: "Cruz Roja reparte cenas y mantas. Las navieras no esperan zarpar antes de las ocho de la mañana.",
      time: "2026-11-20T20:24:00+01:00",
      category: "Sociedad",
    },
    {
      title: "Burela subasta 44 toneladas de merluza, su máximo de noviembre",
      text: "La flota adelantó la vuelta por el temporal. El kilo se pagó a 6,10 €, setenta céntimos menos que el jueves.",
      time: "2026-11-20T19:52:00+01:00",
      category: "Economía",
    },
    {
      title: "Soria agota en dos horas las entradas del ciclo de órgano",
      text: "Son 1240 localidades para seis conciertos. La catedral estudia añadir un séptimo el 20 de diciembre.",
      time: "2026-11-20T19:07:00+01:00",
      category: "Cultura",
    },
    {
      title: "El pleno convalida el decreto de alquileres: 177 síes y 170 noes",
      text: "Se abstienen tres diputados. La prórroga empezará a contar el día en que aparezca en el boletín.",
      time: "2026-11-20T18:31:00+01:00",
      category: "Política",
    },
  ],
  newsletter: {
    title: "Lo último, antes de cenar",
    text: "Las seis noticias del día en un correo que se lee en cuatro minutos, a las nueve de la noche.",
    claim: "+50,000 suscriptores confían en nosotros",
  },
} satisfies ActualidadInput;
