import type { CulturaInput } from "@/schema/cultura";

export const cultura = {
  title: "Cultura",
  search: {
    title: "Cultura: cine, libros, música y teatro",
    description:
      "Estrenos de cine, libros recomendados, conciertos, arte y teatro en ciudades y pueblos de toda España, con las fechas y los precios de la agenda.",
  },
  intro:
    "Estrenos, libros, exposiciones y escenarios de todo el país, en las ciudades y en los pueblos " +
    "que los llenan cada semana.",
  image: "cultura/portada.svg",
  shapes: { wide: "cultura/portada-ancha.svg" },
  alt: "Patio de butacas ocupado por paraguas abiertos.",
  sources: {
    films: "nota de los críticos de la sección tras el pase de prensa",
    books: "nota de los críticos de la sección, que han leído cada libro entero",
    sector: "Anuario de la Cultura, con datos hasta octubre de 2026",
  },
  defaultImage: { image: "cultura/por-defecto.svg", alt: "Imagen no disponible: dibujo de azulejos." },
  quote: {
    text: "Un teatro lleno un martes de lluvia dice más de una ciudad que cualquier estadística",
    author: "Milagros Lledó Ibarz, directora de escena",
  },
  events: [
    {
      title: "Tierra y horno, bienal de cerámica contemporánea",
      description:
        "Treinta y cinco alfareros y ceramistas de diez provincias mostrarán su obra reciente. La jornada " +
        "inaugural terminará con la apertura de un horno ante el público.",
      image: "cultura/horno-vasijas.svg",
      shapes: { wide: "cultura/horno-vasijas-ancha.svg" },
      alt: "Boca de horno de ladrillos y tres vasijas a contraluz.",
      category: "Arte",
      date: "2026-11-28",
      time: "11:00",
      location: "Antiguo alfar de la Ronda, Talavera de la Reina",
      attendees: 1800,
      price: 6,
      tags: ["Cerámica", "Oficios", "Talleres"],
    },
    {
      title: "Mareas, noche de música atlántica",
      description:
        "Gaitas, timples, contrabajos y tambores de 32 intérpretes canarios, gallegos y caboverdianos sonarán en " +
        "un concierto sin escenario: el público se sentará alrededor.",
      image: "cultura/contrabajo-olas.svg",
      alt: "Proa que es un contrabajo, amarrada por sus cuerdas.",
      category: "Música",
      date: "2026-12-12",
      time: "20:00",
      location: "Muelle cubierto, Santa Cruz de La Palma",
      attendees: 850,
      price: 22,
      tags: ["Concierto", "Músicas del mar", "Canarias"],
    },
  ],
  panorama: [
    {
      name: "Literatura",
      items: [
        {
          title: "Cuadernos de la Albufera",
          detail: "Diario inédito de la naturalista Rosario Beldaña, en librerías el 3 de diciembre",
        },
        {
          title: "Bibliobús nocturno de Zamora",
          detail: "Visita 21 pueblos, siempre en jueves, con lectura en voz alta",
        },
        {
          title: "Feria del libro mínimo",
          detail: "Cuarenta editoriales que publican en formato pequeño, en Logroño del 11 al 13 de diciembre",
        },
      ],
      image: "cultura/panorama-literatura.svg",
      alt: "Camión que lleva libros en pie y alumbra el camino.",
    },
    {
      name: "Música",
      items: [
        {
          title: "Pan de tormenta",
          detail: "Segundo disco de las gaiteras Xisela Rocha y Uxía Nandín",
        },
        {
          title: "Órganos del Moncayo",
          detail: "Seis instrumentos restaurados y seis conciertos gratuitos en Tarazona y su comarca",
        },
        {
          title: "Becas Contrapunto",
          detail: "Ayudas de 9000 euros para 24 intérpretes; solicitudes hasta el 15 de enero",
        },
      ],
      image: "cultura/panorama-musica.svg",
      alt: "Tubos de órgano que forman una sierra nevada.",
    },
    {
      name: "Arte",
      items: [
        {
          title: "Sombra de esparto",
          detail: "Esculturas de Fuensanta Rodenal, en Albacete hasta el 24 de enero",
        },
        {
          title: "Atlas de la lluvia",
          detail: "Doscientas fotografías de la cornisa cantábrica, en Santander desde el 26 de noviembre",
        },
        {
          title: "Tinta y granito",
          detail: "Nueve grabadoras extremeñas y portuguesas comparten prensa en Mérida",
        },
      ],
      image: "cultura/panorama-arte.svg",
      alt: "Gotas de lluvia que se salen de un cuadro hacia un cesto.",
    },
    {
      name: "Teatro",
      items: [
        {
          title: "A la una, a las dos",
          detail: "Comedia de Ginés Alcaraván sobre una subasta de pescado, que se estrena en Cartagena",
        },
        {
          title: "Circo de ceniza",
          detail: "La compañía Tres Pértigas, sin palabras y sin red, en Pamplona hasta Reyes",
        },
        {
          title: "Nana para un alcalde",
          detail: "El monólogo de Lola Iturbero cierra su gira en Melilla con la función 136",
        },
      ],
      image: "cultura/panorama-teatro.svg",
      alt: "Pez que asoma por los dos lados de un telón.",
    },
  ],
  films: [
    {
      title: "La balanza de sal",
      director: "Eulalia Montroig",
      genre: "Drama",
      rating: 7.8,
      poster: "cultura/poster-balanza.svg",
      alt: "Tabla sobre un apoyo: la sal pesa más que el barco.",
      releaseDate: "2026-11-27",
    },
    {
      title: "Diecisiete ascensores",
      director: "Kepa Lizundia Arrate",
      genre: "Comedia",
      rating: 6.9,
      poster: "cultura/poster-ascensores.svg",
      alt: "Columnas de ascensores; de uno asoma un paraguas rojo.",
      releaseDate: "2026-12-04",
    },
    {
      title: "El último radar de Alborán",
      director: "Samira Benhaddar Cortés",
      genre: "Intriga",
      rating: 8.2,
      poster: "cultura/poster-radar.svg",
      alt: "Radar en un islote cuyo haz alcanza un punto rojo.",
      releaseDate: "2026-12-18",
    },
  ],
  news: [
    {
      id: "cine-almazan-reabre",
      title: "Almazán reabre su cine tras diecinueve años a oscuras",
      excerpt:
        "La sala municipal recupera 286 butacas y proyectará de jueves a domingo. La gestionará durante diez años " +
        "una cooperativa de ocho vecinos. El ayuntamiento aportará 40.000 euros anuales.",
      category: "Cultura",
      topic: "Cine",
      place: "Almazán",
      community: "Castilla y León",
      author: "Julián Barbero",
      time: "2026-11-20T19:28:00+01:00",
      views: 12836,
      image: "cultura/cine-butacas.svg",
      shapes: { tall: "cultura/cine-butacas-alta.svg" },
      alt: "Butacas ante una pantalla en la que cae un haz; una, encendida.",
      focus: { x: 70, y: 50 },
    },
    {
      id: "mural-caceres-tabique",
      title: "Un tabique ocultaba un mural renacentista en Cáceres",
      excerpt:
        "Dos albañiles dieron con la pintura, de unos diez metros cuadrados, al reformar una casa del casco viejo. La " +
        "Junta ha detenido la obra y analizará los pigmentos.",
      category: "Cultura",
      topic: "Patrimonio",
      place: "Cáceres",
      community: "Extremadura",
      author: "Elia Santamaría",
      time: "2026-11-20T16:50:00+01:00",
      views: 21367,
      image: "cultura/mural-ladrillos.svg",
      alt: "Granada pintada que asoma por el hueco de un tabique.",
    },
    {
      id: "calduch-premio-trasmallo",
      title: "Mireia Calduch gana el Trasmallo con una novela en dos lenguas",
      excerpt:
        "La autora de Vinaròs alterna castellano y valenciano en los capítulos de «Aigua prestada». El premio, " +
        "dotado con 30.000 euros, se ha fallado en Huelva por vigésima vez.",
      category: "Cultura",
      topic: "Literatura",
      place: "Vinaròs",
      community: "Comunitat Valenciana",
      author: "Martín Aldana",
      time: "2026-11-20T12:25:00+01:00",
      views: 9462,
      image: "cultura/libro-dos-paginas.svg",
      alt: "Libro cuyos renglones se anudan en una red con un pez.",
    },
    {
      id: "orquestas-publico-2019",
      title: "Las orquestas de doce provincias recuperan el público de 2019",
      excerpt:
        "Vendieron 1,38 millones de localidades entre enero y octubre, un 6 % más que un año antes, gracias a " +
        "unos conciertos matinales que crecen el doble que los nocturnos.",
      category: "Cultura",
      topic: "Música",
      author: "Clara Benlloch",
      time: "2026-11-19T21:15:00+01:00",
      views: 6188,
      image: "cultura/violines-patron.svg",
      alt: "Doce violines, cada uno en su azulejo.",
    },
  ],
  books: [
    {
      title: "Invierno en la alcabala",
      author: "Rosaura Tintorer",
      genre: "Novela histórica",
      rating: 8.7,
      cover: "cultura/libro-alcabala.svg",
      alt: "Puerta de muralla bajo una nevada de monedas.",
    },
    {
      title: "Contabilidad de los pájaros",
      author: "Jacinto Olmedilla Ruz",
      genre: "Ensayo",
      rating: 8.1,
      cover: "cultura/libro-pajaros.svg",
      alt: "Pájaros posados en alambres como las cuentas de un ábaco.",
    },
    {
      title: "Manual para perder trenes",
      author: "Halima Ouchen Vidal",
      genre: "Relatos",
      rating: 7.6,
      cover: "cultura/libro-trenes.svg",
      alt: "Reloj cuya esfera es una vía; debajo espera una maleta.",
    },
    {
      title: "Romero quemado en marzo",
      author: "Bieito Lamas Outón",
      genre: "Poesía",
      rating: 8.4,
      cover: "cultura/libro-romero.svg",
      alt: "Rama verde abajo y roja en la punta, dentro de una llama.",
    },
  ],
  sector: [
    {
      label: "Empleo cultural",
      value: "751.200",
      note: "ocupados en el tercer trimestre, un 2,1 % más que hace un año",
    },
    {
      label: "Entradas de cine",
      value: "57,4 millones",
      note: "vendidas de enero a octubre, un 3,8 % menos que en los mismos meses de 2025",
    },
    { label: "Gasto por hogar", value: "618 €", note: "en bienes y servicios culturales durante el último año" },
    { label: "Exportación de libros", value: "361 M€", note: "en diez meses; México es el primer comprador" },
  ],
  upcoming: [
    {
      title: "Encuentro de cuentistas de la Meseta",
      description:
        "Ocho narradores de cuatro provincias cuentan sin libro ni micrófono, y cierra quien quiera del público.",
      category: "Literatura",
      date: "2026-12-10",
      time: "18:30",
      location: "Casa de los Relojes, Palencia",
      attendees: 140,
      price: 0,
      tags: ["Narración oral", "Relato"],
      image: "cultura/cuentistas-meseta.svg",
      alt: "Cuatro sillas en torno a una hoguera, de noche.",
    },
    {
      title: "Zarzuela a pie de muelle",
      description: "Una compañía de aficionados del puerto canta dos sainetes del mar con banda de cuerda y pulso.",
      category: "Música",
      date: "2026-12-19",
      time: "20:00",
      location: "Almacén de la Estiba, Tarragona",
      attendees: 320,
      price: 18,
      tags: ["Zarzuela", "Puerto", "Música en vivo"],
      image: "cultura/zarzuela-muelle.svg",
      alt: "Abanico de olas que se abre desde un noray rojo.",
    },
    {
      title: "Títeres en la víspera de Reyes",
      description: "Tres muñecos de guante se pierden camino del Estrecho, y los niños deciden por dónde siguen.",
      category: "Teatro",
      date: "2027-01-05",
      time: "12:00",
      location: "Sala Foso de San Felipe, Ceuta",
      attendees: 90,
      price: 9,
      tags: ["Títeres", "Público infantil"],
      image: "cultura/titeres-reyes.svg",
      alt: "Tres títeres de guante con corona, tras unas olas.",
    },
  ],
} satisfies CulturaInput;
