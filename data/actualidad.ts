import { defineData } from "@/data/schema/define";
import { actualidadSchema } from "@/data/schema/actualidad";

export const actualidad = defineData("data/actualidad.ts", actualidadSchema, {
  title: "Actualidad",
  search: {
    title: "Actualidad: lo que ha pasado hoy en España",
    description:
      "Lo urgente y lo último del día en pueblos, puertos y ciudades de España: sociedad, ciencia, economía y cultura, con seguimiento en vivo hora a hora.",
  },
  intro:
    "Lo que ha pasado hoy en los puertos, las comarcas, los laboratorios y las plazas de España, " +
    "con los datos que ayudan a entenderlo.",

  banner: {
    headline: "Rachas de 110 km/h dejan sin ferris a Algeciras y Ceuta",
    time: "2026-11-20T20:12:00+01:00",
  },

  hot: {
    id: "ourense-barrio-termal",
    title: "Ourense estrena un barrio calentado solo con agua termal",
    excerpt:
      "Las 1180 viviendas de A Ponte reciben desde hoy el calor de un manantial a 62 °C. El ayuntamiento calcula " +
      "que cada hogar pagará 31 € menos al mes.",
    category: "Sociedad",
    author: "Carmen Solís Prat",
    time: "2026-11-20T19:18:00+01:00",
    views: 48730,
    image: "actualidad/barrio-termal.svg",
    alt: "Un radiador enorme hecho de torres de pisos con las ventanas encendidas, unido por tubos a un manantial de círculos naranjas.",
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
      title: "Un informe inédito cuenta 412 pueblos sin farmacia de guardia",
      excerpt:
        "El documento del Ministerio de Sanidad, al que ha tenido acceso La Lonja, propone 58 turnos rotatorios. " +
        "Zamora, Teruel y Ourense reúnen un tercio de los casos.",
      category: "Política",
      author: "Teresa Viladrich",
      time: "2026-11-20T19:43:00+01:00",
      views: 21460,
      image: "actualidad/farmacia-apagada.svg",
      alt: "Gran cruz de farmacia, encendida solo por la mitad, sobre una hilera de casas a oscuras y junto a la luna.",
      isExclusive: true,
    },
    {
      id: "especies-banco-de-galicia",
      title: "Biólogas de Vigo hallan nueve especies a 2300 metros de profundidad",
      excerpt:
        "La expedición recorrió durante 33 días el banco de Galicia. Entre los hallazgos hay un coral negro " +
        "y una esponja que brilla en la oscuridad.",
      category: "Ciencia",
      author: "Noa Pereiro",
      time: "2026-11-20T18:55:00+01:00",
      views: 17920,
      image: "actualidad/fondo-abisal.svg",
      alt: "Submarino amarillo que ilumina con un cono de luz un coral rojo ramificado y una esponja de tubos brillantes.",
    },
    {
      id: "bomberos-elvas-badajoz",
      title: "Bomberos de Elvas y Badajoz compartirán catorce parques desde enero",
      excerpt:
        "El convenio permite que acuda la dotación más cercana, sin mirar la frontera. En Olivenza, la espera media " +
        "bajará de 34 a 17 minutos.",
      category: "Internacional",
      author: "Joaquín Sarriá",
      time: "2026-11-20T17:22:00+01:00",
      views: 9840,
      image: "actualidad/bomberos-frontera.svg",
      alt: "Camión de bomberos rojo que cruza un río sobre una escalera tendida de una orilla verde a otra ocre.",
    },
    {
      id: "queso-fuerteventura-ventas",
      title: "Fuerteventura vende fuera del archipiélago el 53 % de su queso",
      excerpt:
        "Las 42 queserías majoreras enviaron 1860 toneladas a la Península y a Alemania hasta octubre. " +
        "Hace cinco años, lo que salía de Canarias no llegaba a un tercio.",
      category: "Economía",
      author: "Berta Quijano",
      time: "2026-11-20T15:08:00+01:00",
      views: 26310,
      image: "actualidad/queso-cabra.svg",
      alt: "Queso redondo del que sale una cuña que es la cara de una cabra con cuernos, orejas y perilla.",
    },
    {
      id: "escuela-huelamo",
      title: "Once niños llenan la escuela que Huélamo cerró en 2017",
      excerpt:
        "Cuatro familias de Colombia, Senegal y Valencia se han instalado en el pueblo conquense, con empleo en el " +
        "aserradero. Los alumnos viajaban hasta ahora 52 minutos diarios en autobús.",
      category: "Sociedad",
      author: "Mohamed Haddú",
      time: "2026-11-20T12:36:00+01:00",
      views: 31250,
      image: "actualidad/once-pupitres.svg",
      alt: "Aula vista desde arriba: once niños en pupitres de colores, en círculo alrededor de una estufa encendida.",
    },
    {
      id: "negativos-amparo-retamar",
      title: "Úbeda recupera 127 negativos de Amparo Retamar, fotógrafa olvidada",
      excerpt:
        "La autora retrató a temporeras y niños entre 1931 y 1958. Su sobrina nieta encontró las placas " +
        "en una caja de membrillo y las cede al archivo municipal.",
      category: "Cultura",
      author: "Elia Santamaría",
      time: "2026-11-20T08:14:00+01:00",
      views: 14680,
      image: "actualidad/camara-fuelle.svg",
      alt: "Cámara antigua de fuelle vista de frente, con una tira de negativos que cruza en diagonal.",
    },
  ],

  trends: [
    { name: "#DecretoDeAlquileres", mentions: 24800 },
    { name: "#TemporalEnElEstrecho", mentions: 19350 },
    { name: "#OurenseTermal", mentions: 11720 },
    { name: "#FarmaciasDeGuardia", mentions: 8460 },
    { name: "#AceiteDeJaén", mentions: 5930 },
  ],

  live: [
    {
      title: "Algeciras abre un pabellón para 580 viajeros sin ferri",
      time: "2026-11-20T20:24:00+01:00",
      category: "Sociedad",
    },
    {
      title: "Burela subasta 31 toneladas de merluza, su máximo de noviembre",
      time: "2026-11-20T19:52:00+01:00",
      category: "Economía",
    },
    {
      title: "En dos horas, Soria agota las entradas de su ciclo de órgano",
      time: "2026-11-20T19:07:00+01:00",
      category: "Cultura",
    },
    {
      title: "El pleno convalida el decreto de alquileres: 177 síes y 170 noes",
      time: "2026-11-20T18:31:00+01:00",
      category: "Política",
    },
  ],
  newsletter: {
    title: "Lo último, antes de cenar",
    text: "Las seis noticias del día en un correo que se lee en cuatro minutos, a las ocho de la tarde.",
    claim: "+50,000 suscriptores confían en nosotros",
  },
});
