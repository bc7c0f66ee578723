import type { HomeInput } from "@/schema/home";

export const home = {
  title: "la economía de las regiones, cada mañana",
  intro: "Empresas, puertos, campo, ciencia y cultura de toda España, contados desde el lugar donde ocurren.",
  search: {
    title: "La Lonja: la economía de las regiones, cada mañana",
    description:
      "Empresas, puertos, campo, ciencia y cultura de toda España: las noticias del día contadas desde el lugar donde ocurren, con sus cifras y sus firmas.",
  },

  markets: ["IBEX 35", "Euríbor a 12 meses", "Petróleo Brent", "Euro/dólar"],

  lead: "ferris-electricos-gijon",
  related: [
    { label: "En bolsa", company: "Navalia Cantábrica" },
    { label: "Vídeo", videoTitle: "Así se bota un buque de 140 metros en Gijón" },
    { label: "Canarias", story: "queso-fuerteventura-ventas" },
  ],
  side: ["decreto-alquileres-siete-votos", "darsena-primer-procesador", "mural-caceres-tabique"],
  latest: [
    "mederos-800-libre",
    "ourense-barrio-termal",
    "presupuestos-voto-diciembre",
    "cine-almazan-reabre",
    "claves-cuanticas-cantabrico",
    "segrenergia-bombeo-lleida",
  ],

  mostRead: [
    "decreto-alquileres-siete-votos",
    "ourense-barrio-termal",
    "darsena-primer-procesador",
    "hotelero-menos-camas",
    "escuela-huelamo",
  ],

  film: {
    title: "El puerto despierta antes que la ciudad",
    description:
      "Una grúa posa el primer contenedor del día mientras un barco entra en la dársena y el sol asoma sobre las olas.",
    duration: 8,
    views: 27344,
    video: "puerto",
    image: "home/pelicula-puerto.svg",
    alt: "Grúa con un contenedor colgado, barco y sol a medio salir.",
  },

  newsletter: {
    title: "El boletín de la mañana",
    text: "Cinco historias de las regiones y las cuentas que las explican, en tu correo a las siete.",
  },
  podcasts: [
    {
      title: "Primera subasta",
      episode: "113. Por qué el bonito vale más en Burela que en Bermeo",
      duration: 1620,
      image: "home/podcast-primera-subasta.svg",
      alt: "Un bonito en diagonal sobre una caja de pescado con hielo.",
    },
    {
      title: "Cuentas de pueblo",
      episode: "34. El ayuntamiento que compró una gasolinera",
      duration: 1935,
      image: "home/podcast-cuentas-de-pueblo.svg",
      alt: "Ábaco con nueve casas de tejado rojo en lugar de cuentas.",
    },
    {
      title: "Nómina y media",
      episode: "61. Cooperativas que reparten beneficios cada trimestre",
      duration: 2270,
      image: "home/podcast-nomina-y-media.svg",
      alt: "Un sobre de paga entero y, debajo, la mitad de otro.",
    },
  ],

  opinionTeaser: "puerto-sin-ferrocarril",
  featuredOpinions: ["alquiler-oficios-comarcas", "viento-teruel-nominas", "abuela-cuida-ourense"],

  sources: { startups: "las empresas, rondas cerradas y ventas de doce meses hasta septiembre de 2026" },

  startups: [
    {
      name: "Sargazia",
      description: "Fabrica con algas de batea bandejas para fruta que se deshacen en la tierra en seis semanas.",
      sector: "Nuevos materiales",
      funding: 6400000,
      location: "O Grove (Pontevedra)",
      image: "home/startup-sargazia.svg",
      alt: "Fruta en una bandeja que, fila a fila, se vuelve alga.",
      growth: 142,
    },
    {
      name: "Huesía",
      description: "Prensa huesos de aceituna para hacer paneles que aíslan fachadas del calor y del ruido.",
      sector: "Construcción",
      funding: 3850000,
      location: "Martos (Jaén)",
      image: "home/startup-huesia.svg",
      alt: "Muro de huesos de aceituna entre el calor y el frío.",
      growth: 87,
    },
    {
      name: "Trasumia",
      description: "Diseña collares solares que avisan al pastor si una oveja se aleja, cojea o está a punto de parir.",
      sector: "Ganadería",
      funding: 2150000,
      location: "Soria",
      image: "home/startup-trasumia.svg",
      alt: "Rebaño en filas visto desde arriba y una oveja que se va.",
      focus: { x: 78, y: 50 },
      growth: 64.5,
    },
    {
      name: "Zancalia",
      description: "Imprime prótesis de pierna para niños que se alargan pieza a pieza.",
      sector: "Salud",
      funding: 4700000,
      location: "Elche (Alicante)",
      image: "home/startup-zancalia.svg",
      alt: "Pierna de anillos apilados; entra uno rojo más.",
      growth: 116,
    },
  ],

  sports: {
    main: "racing-ria-sin-deuda",
    items: ["tajamar-abonos-pabellon", "urdanpil-final-pelota", "mahon-regata-otono", "portera-murada-lesion"],
    upcoming: [
      { event: "Trofeo de San Andrés, bahía de Palma", date: "2026-11-29", time: "11:00", sport: "Vela" },
      { event: "Final manomanista femenina, frontón de Azkoitia", date: "2026-12-06", time: "17:30", sport: "Pelota" },
      { event: "Diez kilómetros de la Muralla, Lugo", date: "2026-12-12", time: "10:30", sport: "Atletismo" },
    ],
  },

  documentary: {
    title: "Lo que deja la sal",
    description:
      "Un verano con los salineros de Torrevieja, San Fernando e Ibiza: tres cosechas, el mismo calor y una " +
      "pregunta sobre quién recogerá la próxima.",
    duration: 2840,
    views: 86417,
    image: "home/documental-sal.svg",
    shapes: { wide: "home/documental-sal-ancha.svg", tall: "home/documental-sal-alta.svg" },
    alt: "Salinas desde arriba, con un montón de sal y un rastrillo.",
  },
  videos: [
    {
      title: "Así se bota un buque de 140 metros en Gijón",
      duration: 398,
      views: 52308,
      image: "home/video-botadura.svg",
      alt: "Casco que baja la grada y levanta la primera ola.",
    },
    {
      title: "Madrugada en Sarrión, donde la trufa se vende a oscuras",
      duration: 268,
      views: 34906,
      image: "home/video-trufa.svg",
      alt: "Trufa cortada cuyas vetas brillan bajo un foco.",
    },
  ],
  multimediaPodcasts: [
    {
      title: "Voces del muelle",
      episode: "7. La última redera de Malpica",
      duration: 2510,
      description:
        "Tres generaciones de una misma casa cuentan por qué nadie aprende ya un oficio del que depende toda la flota.",
      image: "home/podcast-voces-del-muelle.svg",
      alt: "Noray con una maroma enrollada ante una red de pesca.",
    },
    {
      title: "Kilómetro de hierro",
      episode: "21. De Linares a Vadollano por una vía sin trenes",
      duration: 3125,
      description:
        "Un ferroviario jubilado y una geógrafa recorren a pie el viejo trazado minero y calculan cuánto costaría reabrirlo.",
      image: "home/podcast-kilometro-de-hierro.svg",
      alt: "Vía que se pierde bajo las hojas.",
    },
    {
      title: "Parqué y adoquín",
      episode: "203. La semana en que el euríbor llegó al bar",
      duration: 1480,
      description:
        "La redacción de Economía traduce tipos, empleo y resultados a lo que se nota en la caja de un comercio.",
      image: "home/podcast-parque-y-adoquin.svg",
      alt: "Taza de café entre un suelo de parqué y otro de adoquines.",
    },
  ],

  events: [
    {
      title: "Noche de las Fábricas Encendidas",
      description:
        "Treinta y siete talleres de Alcoy abrirán sus naves hasta la medianoche, con visitas guiadas por quienes " +
        "manejan los telares y un concierto entre máquinas.",
      image: "home/evento-fabricas.svg",
      alt: "Tejados en diente de sierra encendidos bajo una luna.",
      focus: { x: 50, y: 8 },
      category: "Puertas abiertas",
      date: "2026-11-28",
      time: "18:00",
      location: "Barrio del Molinar, Alcoy",
      attendees: 9500,
      price: 0,
      tags: ["Industria", "Textil", "Visitas"],
    },
    {
      title: "Salón Atlántico de la Conserva",
      description:
        "Noventa conserveras gallegas, cántabras y andaluzas recibirán a compradores de diecisiete países. Habrá " +
        "catas a ciegas y se subastarán lotes de la última campaña.",
      image: "home/evento-conserva.svg",
      alt: "Lata abierta, vista desde arriba, con cinco sardinas.",
      category: "Feria",
      date: "2026-12-03",
      time: "10:00",
      location: "Puerto de Vilagarcía de Arousa",
      attendees: 5600,
      price: 12,
      tags: ["Alimentación", "Exportación", "Pesca"],
    },
    {
      title: "Congreso de Islas sin Acuífero",
      description:
        "Técnicos de ocho archipiélagos compararán el coste del metro cúbico desalado y visitarán una planta que " +
        "funciona solo con viento.",
      image: "home/evento-agua.svg",
      alt: "Caña de rayas que baja a un hueco vacío dentro de una isla.",
      category: "Congreso",
      date: "2026-12-10",
      time: "09:30",
      location: "Auditorio de Puerto del Rosario, Fuerteventura",
      attendees: 650,
      price: 90,
      tags: ["Agua", "Energía", "Canarias"],
    },
    {
      title: "Mesa de Capital para Pueblos Pequeños",
      description:
        "Dieciocho empresas de municipios con menos de cinco mil habitantes expondrán sus cuentas ante fondos y " +
        "cajas rurales. Cada una dispondrá de diez minutos.",
      image: "home/evento-capital.svg",
      alt: "Mesa con forma de casa, rodeada de sillas.",
      category: "Encuentro de inversores",
      date: "2027-01-21",
      time: "11:00",
      location: "Monasterio de San Juan, Burgos",
      attendees: 260,
      price: 45,
      tags: ["Inversión", "Mundo rural", "Empresa familiar"],
    },
  ],
} satisfies HomeInput;
