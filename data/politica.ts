import type { PoliticaInput } from "@/schema/politica";

export const politica = {
  title: "Política",
  search: {
    title: "Política: Congreso, comunidades y partidos",
    description:
      "Qué se vota en el Congreso y en los parlamentos autonómicos, qué declaran los partidos, cuántos escaños reúnen y cómo varía la intención de voto.",
  },
  intro: "Del Congreso a los parlamentos autonómicos: qué se vota, quién lo sostiene y qué cambia en cada territorio.",

  sources: {
    chamber: "Congreso de los Diputados, a 20 de noviembre de 2026",
    hotTopics: "prensa, radio y redes de las 17 comunidades, 20 de noviembre de 2026 hasta las 20:00",
  },
  survey: {
    house: "Instituto Litoral de Opinión",
    interviews: 18400,
    from: "2026-11-02",
    to: "2026-11-13",
    margin: 0.7,
  },

  urgent: {
    id: "decreto-alquileres-siete-votos",
    title: "El Congreso salva por siete votos el decreto de alquileres",
    excerpt:
      "La norma prorroga tres años 480.000 contratos que vencen antes de julio y limita la subida anual al 2 %. " +
      "Votan a favor 177 diputados, 170 se oponen y tres se abstienen. Los siete síes que deciden son del Grupo " +
      "Mixto.",
    category: "Política",
    topic: "Vivienda",
    vote: {
      yes: 177,
      no: 170,
      abstentions: 3,
      source: "Diario de Sesiones, 20 de noviembre de 2026",
    },
    author: "Iván Monteagudo",
    time: "2026-11-20T18:47:00+01:00",
    views: 62481,
    image: "politica/llave-balanza.svg",
    alt: "Llave hecha de escaños; los siete de los dientes, dorados.",
    focus: { x: 72, y: 30 },
    isUrgent: true,
  },

  // The colour of each community comes from its flag, darkened where the paper asks for it.
  regional: [
    {
      id: "galicia-veda-mariscadoras",
      community: "Galicia",
      title: "La Xunta pagará la veda a 3200 mariscadoras",
      excerpt:
        "Abonará 38 € por cada jornada perdida a causa de las toxinas, con un máximo de sesenta al año. Las " +
        "cofradías de Cambados y Noia lo consideran insuficiente.",
      time: "2026-11-20T17:56:00+01:00",
      colour: "#1b78b8",
      image: "politica/region-galicia.svg",
      alt: "Barca en la arena, entre redes y una marea roja.",
    },
    {
      id: "andalucia-consultorios-sabado",
      community: "Andalucía",
      title: "Los consultorios rurales andaluces abrirán los sábados desde febrero",
      excerpt:
        "El plan llega a 138 municipios de menos de mil vecinos y costará 7,6 millones de euros al año. Jaén y " +
        "Granada empezarán el 6 de febrero. Las demás provincias lo harán tres semanas después.",
      time: "2026-11-20T16:31:00+01:00",
      colour: "#00703c",
      image: "politica/region-andalucia.svg",
      alt: "Puerta abierta de par en par, con luz y una cruz verde.",
    },
    {
      id: "aragon-tren-teruel-zaragoza",
      community: "Aragón",
      title: "Vuelve el tren de las 6:40 entre Teruel y Zaragoza",
      excerpt:
        "El Gobierno autonómico aportará 2,1 millones anuales para que estudiantes y sanitarios lleguen antes de " +
        "las nueve. El primer viaje será el lunes 11 de enero.",
      time: "2026-11-20T13:44:00+01:00",
      colour: "#a87400",
      image: "politica/region-aragon.svg",
      alt: "Reloj a las 6:40; su aguja larga es una vía con un tren.",
    },
    {
      id: "menorca-flete-pienso",
      community: "Illes Balears",
      title: "El Govern pagará el 60 % del flete del pienso a Menorca",
      excerpt:
        "La ayuda, de 1,3 millones al año, llegará a 290 explotaciones ganaderas, que hoy pagan por cada tonelada " +
        "47 € más que una granja de Lleida.",
      time: "2026-11-20T10:19:00+01:00",
      colour: "#6a2c7f",
      image: "politica/region-illes-balears.svg",
      alt: "Barco con diez pacas apiladas, seis de ellas amarillas.",
    },
    {
      id: "pamplona-cuarteles-pisos",
      community: "Navarra",
      title: "Tres cuarteles de Pamplona darán paso a 740 pisos protegidos",
      excerpt:
        "El Ejecutivo foral comprará los terrenos, en desuso, por 28 millones y licitará las obras en mayo. El " +
        "40 % de las viviendas se alquilará por menos de 550 € al mes.",
      time: "2026-11-19T19:33:00+01:00",
      colour: "#c8102e",
      image: "politica/region-navarra.svg",
      alt: "Fachada de cuartel con ropa tendida en los balcones.",
    },
    {
      id: "cartagena-formacion-naval",
      community: "Región de Murcia",
      title: "Cartagena tendrá 380 plazas más de formación naval",
      excerpt:
        "La Consejería de Educación abrirá en septiembre dos centros junto al puerto, con ciclos de soldadura, " +
        "electrónica y pintura y prácticas pagadas para la mayoría de los alumnos.",
      time: "2026-11-19T16:12:00+01:00",
      colour: "#74123f",
      image: "politica/region-murcia.svg",
      alt: "Lápiz rojo que navega como un submarino.",
    },
  ],

  statements: [
    {
      politician: "Tomás Villaescusa",
      party: "Partido de la Concordia",
      quote:
        "Un decreto que se salva por siete votos debería volver mañana a la mesa, " +
        "con propietarios e inquilinos sentados delante",
      context: "En los pasillos del Congreso, tras la votación del decreto de alquileres",
      time: "2026-11-20T19:26:00+01:00",
      reactions: { likes: 8423, shares: 2158, comments: 1746 },
      image: "politica/cita-villaescusa.svg",
      alt: "Hombre de pelo y perilla grises, con abrigo y bufanda.",
    },
    {
      politician: "Salma Bouzid Ferrer",
      party: "Raíz Verde",
      quote:
        "Serán doce horas, sí, pero se cena en Barcelona y se desayuna en A Coruña " + "sin haber pisado un aeropuerto",
      context: "Como portavoz de Transportes, al defender el regreso del tren nocturno entre ambas ciudades",
      time: "2026-11-20T16:04:00+01:00",
      reactions: { likes: 12647, shares: 4312, comments: 981 },
      image: "politica/cita-bouzid.svg",
      alt: "Mujer joven con pañuelo celeste ante ventanas de tren.",
    },
    {
      politician: "Remedios Cantalejo",
      party: "Voz Rural",
      quote:
        "A mi vecina, que tiene 86 años, le han dejado el cajero a 43 kilómetros. " +
        "Eso ya no es ir al banco: es una excursión",
      context:
        "En una concentración en Molina de Aragón contra la retirada de 35 cajeros en la provincia de Guadalajara",
      time: "2026-11-20T13:11:00+01:00",
      reactions: { likes: 15872, shares: 6239, comments: 1317 },
      image: "politica/cita-cantalejo.svg",
      alt: "Mujer de trenza canosa; detrás, una carretera y un cajero.",
    },
    {
      politician: "Claudia Ferrándiz",
      party: "Movimiento Liberal",
      quote:
        "Quien abre una frutería rellena dieciséis formularios antes de vender la primera manzana. " +
        "Nosotros los dejaremos en dos",
      context: "En Alicante, al presentar su proposición de ley de licencias para el pequeño comercio",
      time: "2026-11-20T09:42:00+01:00",
      reactions: { likes: 5386, shares: 1477, comments: 2014 },
      image: "politica/cita-ferrandiz.svg",
      alt: "Mujer rubia de pelo muy corto bajo el toldo de una tienda.",
    },
  ],

  // Government: 121 + 31 seats, with 18 of Foro de las Regiones 170; the majority is completed among the others.
  // In the order they sit in, left to right.
  parties: [
    {
      name: "Raíz Verde",
      leader: "Nerea Ozkoidi",
      seats: 31,
      percentage: 10.6,
      colour: "#0b6b4f",
      tendency: "up",
      change: 1.1,
      image: "politica/lider-ozkoidi.svg",
      alt: "Mujer de melena oscura a un lado, gafas y cazadora vaquera.",
    },
    {
      name: "Alianza Progresista",
      leader: "Inés Larrauri Pons",
      seats: 121,
      percentage: 28.9,
      colour: "#b3261e",
      tendency: "down",
      change: -1.4,
      image: "politica/lider-larrauri.svg",
      alt: "Mujer de media melena con un mechón blanco, chaqueta roja.",
    },
    {
      name: "Foro de las Regiones",
      leader: "Xoán Louzao",
      seats: 18,
      percentage: 5.1,
      colour: "#6b4fa3",
      tendency: "up",
      change: 0.8,
      image: "politica/lider-louzao.svg",
      alt: "Hombre de barba cobriza, camisa violeta y americana azul.",
    },
    {
      name: "Movimiento Liberal",
      leader: "Claudia Ferrándiz",
      seats: 32,
      percentage: 11.2,
      colour: "#b8860b",
      tendency: "stable",
      change: 0,
      image: "politica/lider-ferrandiz.svg",
      alt: "Mujer rubia de pelo corto, pendientes y americana blanca.",
    },
    {
      name: "Partido de la Concordia",
      leader: "Tomás Villaescusa",
      seats: 118,
      percentage: 30.4,
      colour: "#12508c",
      tendency: "up",
      change: 0.9,
      image: "politica/lider-villaescusa.svg",
      alt: "Hombre de pelo plateado y perilla, con corbata azafrán.",
    },
    {
      name: "Voz Rural",
      leader: "Remedios Cantalejo",
      seats: 20,
      percentage: 6.3,
      colour: "#8a5a2b",
      tendency: "down",
      change: -0.9,
      image: "politica/lider-cantalejo.svg",
      alt: "Mujer de trenza canosa en corona, chaqueta parda y broche.",
    },
  ],
  coalition: ["Raíz Verde", "Alianza Progresista", "Foro de las Regiones"],
  others: { seats: 10, percentage: 7.5 },
  chamber: { seats: 350, majority: 176 },

  news: [
    {
      id: "presupuestos-voto-diciembre",
      title: "Los Presupuestos de 2027 se votarán el 17 de diciembre",
      excerpt:
        "El proyecto eleva el gasto un 2,9 % y reserva 5400 millones para vivienda. La coalición y Foro de las " +
        "Regiones suman 170 escaños y buscan seis más en el Grupo Mixto.",
      category: "Política",
      topic: "Presupuestos",
      count: { have: 170, need: 176, source: "los grupos" },
      author: "Lucía Armengol",
      time: "2026-11-20T14:27:00+01:00",
      views: 28943,
      image: "politica/calendario-monedas.svg",
      alt: "Un mes de 31 cuadros; uno es la ranura de una urna.",
    },
    {
      id: "contratos-sin-concurso-senado",
      title: "Concordia lleva al Senado 3900 contratos sin concurso",
      excerpt:
        "El partido de Tomás Villaescusa quiere revisar gastos de emergencia por 1270 millones, firmados entre " +
        "2024 y 2026; el Gobierno responde que todos pasaron por la Intervención.",
      category: "Política",
      topic: "Senado",
      author: "Andrés Llop",
      time: "2026-11-20T11:52:00+01:00",
      views: 19368,
      image: "politica/lupa-expedientes.svg",
      alt: "Foco sobre carpetas moradas: a una de cada dos le falta el sello rojo.",
    },
    {
      id: "foro-regiones-tren-convencional",
      title: "El tren convencional recibirá 860 millones por el pacto con Foro",
      excerpt:
        "Lo acordado con el Gobierno cubre 640 kilómetros de vía única en Lugo, Zamora, Badajoz y Almería. Las " +
        "primeras obras empezarán en abril de 2027.",
      category: "Política",
      topic: "Ferrocarril",
      author: "Lucía Armengol",
      time: "2026-11-19T20:06:00+01:00",
      views: 23152,
      image: "politica/tren-viaducto.svg",
      alt: "Tren rojo sobre un viaducto que se refleja en el agua.",
    },
  ],

  hotTopics: [
    { name: "Decreto de alquileres", mentions: 48200, trend: "up" },
    { name: "Presupuestos de 2027", mentions: 36900, trend: "up" },
    { name: "Contratos de emergencia", mentions: 21450, trend: "down" },
    { name: "Tren convencional", mentions: 17830, trend: "stable" },
    { name: "Cajeros en los pueblos", mentions: 9610, trend: "up" },
  ],

  poll: {
    title: "¿Qué debería pesar más en los Presupuestos de 2027?",
    options: [
      { text: "Vivienda", percentage: 38.4 },
      { text: "Sanidad rural", percentage: 27.1 },
      { text: "Tren convencional", percentage: 19.8 },
      { text: "Rebaja de impuestos", percentage: 14.7 },
    ],
    votes: 18432,
  },

  government: {
    president: "Inés Larrauri Pons",
    party: "Alianza Progresista",
    legislature: "XV (2023-2027)",
    type: "Coalición",
  },
} satisfies PoliticaInput;
