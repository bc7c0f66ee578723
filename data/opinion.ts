import type { OpinionInput } from "@/schema/opinion";

export const opinion = {
  title: "Opinión",
  search: {
    title: "Opinión: columnas y debates con oficio",
    description:
      "Economistas, ingenieros, hoteleros y sociólogas firman las columnas de La Lonja, y los lectores se pronuncian en tres debates abiertos esta semana.",
  },
  intro: "Quien escribe conoce la fábrica, el muelle o el campo.",

  featured: [
    {
      id: "alquiler-oficios-comarcas",
      title: "Sin pisos de alquiler, las comarcas industriales se quedan sin oficios",
      excerpt:
        "En Alcoy, Béjar y Mieres hay vacantes de tornero desde marzo y menos de cuarenta viviendas en alquiler " +
        "entre las tres. Al candidato ya no lo espanta el sueldo, sino la mudanza.",
      category: "Opinión",
      subject: "Economía regional",
      author: "Consuelo Bellvís Roca",
      role: "economista industrial",
      time: "2026-11-20T07:10:00+01:00",
      views: 21484,
      readTime: 7,
      image: "opinion/bellvis.svg",
      shapes: { tall: "opinion/bellvis-alta.svg" },
      alt: "Mujer de melena gris y gafas rojas.",
    },
    {
      id: "viento-teruel-nominas",
      title: "El viento de Teruel paga nóminas en otra parte",
      excerpt:
        "Una provincia que vende fuera casi toda su electricidad debería cobrarla en fábricas y no en patrocinios " +
        "de las fiestas. Bastaría con reservar a la industria local la quinta parte de la potencia nueva.",
      category: "Opinión",
      subject: "Energía",
      author: "Ramiro Etxandia",
      role: "ingeniero eléctrico",
      time: "2026-11-20T12:25:00+01:00",
      views: 16937,
      readTime: 6,
      image: "opinion/etxandia.svg",
      alt: "Hombre calvo de barba negra ante un aerogenerador.",
    },
  ],

  latest: [
    {
      id: "hotelero-menos-camas",
      title: "Soy hotelero y pido menos camas para Menorca",
      excerpt:
        "Llevo dieciocho años abriendo en abril y cerrando en octubre. Con menos plazas y la isla encendida en " +
        "invierno cuadrarían mejor mis cuentas, y también las del colegio.",
      category: "Opinión",
      subject: "Turismo",
      author: "Llorenç Capó Sintes",
      role: "hotelero",
      time: "2026-11-20T16:40:00+01:00",
      views: 38643,
      readTime: 5,
      image: "opinion/capo.svg",
      alt: "Hombre moreno de americana azul ante ventanas en arco.",
      illustration: {
        image: "opinion/menorca-camas.svg",
        alt: "Cinco camas vistas desde arriba; donde cabían más hay pinos.",
      },
    },
    {
      id: "puerto-sin-ferrocarril",
      title: "Un puerto sin ferrocarril es un aparcamiento con vistas",
      excerpt:
        "En los muelles del noroeste, nueve de cada diez contenedores siguen saliendo en camión. Faltan trece " +
        "kilómetros de vía. Convendría tenderlos antes de ganar otro metro al mar.",
      category: "Opinión",
      subject: "Puertos",
      author: "Xiana Mosquera Lema",
      role: "consultora de logística",
      time: "2026-11-20T10:05:00+01:00",
      views: 9866,
      readTime: 4,
      image: "opinion/mosquera.svg",
      alt: "Mujer pelirroja y pecosa, de moño alto y camiseta de rayas.",
      illustration: {
        image: "opinion/muelle-camiones.svg",
        alt: "Nueve camiones aparcados ante el mar y, al lado, una vía cortada.",
      },
    },
    {
      id: "abuela-cuida-ourense",
      title: "La abuela que cuida también sostiene el PIB de Ourense",
      excerpt:
        "Treinta y dos horas semanales sin nómina permiten que sus hijas trabajen la jornada entera. Si se " +
        "pagaran según convenio, las horas de todas ellas serían el segundo sector de la provincia.",
      category: "Opinión",
      subject: "Trabajo y cuidados",
      author: "Yasmina Benali Torres",
      role: "socióloga",
      time: "2026-11-19T19:30:00+01:00",
      views: 14263,
      readTime: 6,
      image: "opinion/benali.svg",
      alt: "Mujer de gran melena rizada y pendientes dorados.",
      illustration: {
        image: "opinion/colcha-horas.svg",
        alt: "Colcha de cuarenta retales: treinta y dos cosidos y una aguja.",
      },
    },
    {
      id: "regar-mejor-regar-menos",
      title: "Regar mejor no ahorra agua si se riega más",
      excerpt:
        "Lo que el goteo dejó de gastar en el Segura y en el Guadiana se ha convertido en hectáreas nuevas, y " +
        "falta un tope por acuífero, medido con contador y publicado cada mes.",
      category: "Opinión",
      subject: "Agua",
      author: "Fulgencio Marín Abellán",
      role: "ingeniero agrónomo",
      time: "2026-11-19T16:15:00+01:00",
      views: 11318,
      readTime: 8,
      image: "opinion/marin.svg",
      alt: "Hombre de pelo y bigote blancos, con camisa de cuadros.",
      illustration: {
        image: "opinion/riego-anillos.svg",
        alt: "Anillos de cultivo cada vez mayores en torno a un pozo que mengua.",
      },
    },
  ],

  columnists: [
    {
      name: "Casilda Urrestarazu",
      role: "historiadora de la economía",
      specialty: "Gremios, ferias y memoria industrial",
      image: "opinion/columna-urrestarazu.svg",
      alt: "Mujer de flequillo negro y pañuelo violeta.",
      articles: 187,
      followers: 18714,
      latestTitle: "En Medina del Campo ya sabían lo que cuesta un crédito",
      illustration: {
        image: "opinion/carta-partida.svg",
        alt: "Pergamino partido en zigzag; cada mitad lleva un sello rojo.",
      },
    },
    {
      name: "Ndeye Sarr Quintana",
      role: "abogada laboralista",
      specialty: "Convenios, mar y migraciones",
      image: "opinion/columna-sarr.svg",
      alt: "Mujer negra con turbante color azafrán y toga.",
      articles: 96,
      followers: 23452,
      latestTitle: "El convenio se firma en tierra y se olvida a bordo",
      illustration: {
        image: "opinion/hoja-muelle.svg",
        alt: "Hoja firmada que flota entre el muelle y el costado de un barco.",
      },
    },
    {
      name: "Baltasar Riudoms",
      role: "antiguo director de caja rural",
      specialty: "Empresa familiar y banca de pueblo",
      image: "opinion/columna-riudoms.svg",
      alt: "Hombre mayor de gafas negras y pajarita roja.",
      articles: 341,
      followers: 9283,
      latestTitle: "Heredar la fábrica no es lo mismo que merecerla",
      illustration: {
        image: "opinion/tres-perchas.svg",
        alt: "Tres perchas: un mandil de cuero, una bata azul y una pajarita.",
      },
    },
  ],

  debates: [
    {
      title: "¿Debe cobrarse una tasa turística en todas las comunidades?",
      participants: 15276,
      aFavor: 58.4,
      enContra: 41.6,
      timeLeft: 36,
      category: "Turismo",
      image: "opinion/debate-tasa-turistica.svg",
      alt: "Almohada con una ranura en la que entra una moneda.",
    },
    {
      title: "¿Conviene repartir los organismos del Estado fuera de Madrid?",
      participants: 24613,
      aFavor: 66.2,
      enContra: 33.8,
      timeLeft: 9,
      category: "Territorio",
      image: "opinion/debate-organismos.svg",
      alt: "Escudo cuyos cuatro cuarteles se separan.",
    },
    {
      title: "¿Tiene sentido mantener un tren con veinte viajeros al día?",
      participants: 11087,
      aFavor: 47.3,
      enContra: 52.7,
      timeLeft: 71,
      category: "Transporte",
      image: "opinion/debate-tren-veinte.svg",
      alt: "Vagón de noche con dos de sus cinco ventanas encendidas.",
    },
  ],
  newsletter: {
    title: "Las firmas del domingo",
    text: "Dos tribunas, una columna y el debate de la semana, en tu correo antes del primer café.",
    image: "opinion/portada.svg",
    alt: "Dos sillas enfrentadas, cada una del color del fondo ajeno.",
  },
} satisfies OpinionInput;
