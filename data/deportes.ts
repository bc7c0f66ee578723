import { defineData } from "@/data/schema/define";
import { deportesSchema } from "@/data/schema/deportes";

export const deportes = defineData("data/deportes.ts", deportesSchema, {
  title: "Deportes",
  search: {
    title: "Deportes: marcadores y próximos partidos",
    description:
      "Marcadores en directo, próximos partidos, deportistas destacados y las cuentas de los clubes que llenan campos, pabellones y dársenas en España.",
  },
  intro:
    "Marcadores en directo, resultados y cuentas de los clubes que llenan campos, pabellones y dársenas " +
    "en todas las provincias.",
  image: "deportes/portada.svg",
  alt:
    "Sobre calles curvas vuelan, cada uno con su estela, un balón de fútbol, otro de baloncesto, dos " +
    "pelotas y una rueda.",
  live: [
    {
      sport: "Fútbol",
      league: "Liga Peninsular",
      homeTeam: "Atlético Bahía",
      awayTeam: "Deportivo Almazara",
      homeScore: 2,
      awayScore: 1,
      minute: "72′",
      status: "LIVE",
    },
    {
      sport: "Baloncesto",
      league: "Liga de Canasta femenina",
      homeTeam: "Bàsquet Garraf",
      awayTeam: "CB Cantera",
      homeScore: 54,
      awayScore: 49,
      minute: "3.er cuarto",
      status: "LIVE",
    },
    {
      sport: "Tenis",
      league: "Circuito Mediterráneo",
      homeTeam: "Jimena Azpillaga",
      awayTeam: "Gemma Cabanyol",
      homeScore: 1,
      awayScore: 0,
      minute: "2.º set",
      status: "LIVE",
    },
  ],
  featured: [
    {
      id: "mederos-800-libre",
      title: "Idaira Mederos gana con récord el 800 libre",
      excerpt:
        "La nadadora grancanaria, de 19 años, tocó la pared de la piscina de Sabadell en 8:16,42 y rebajó en casi " +
        "dos segundos la plusmarca de la Copa de Invierno. El domingo disputará el 1500.",
      category: "Deportes",
      place: "Sabadell",
      figure: { value: "8:16,42", label: "nueva plusmarca de la Copa de Invierno" },
      sport: "Natación",
      author: "Marta Cebrián",
      time: "2026-11-20T20:14:00+01:00",
      views: 8734,
      image: "deportes/nadadora-calles.svg",
      alt:
        "Nadadora con gorro naranja vista desde arriba, con un brazo estirado hacia la pared entre dos " +
        "corcheras blancas y rojas.",
      isBreaking: true,
    },
    {
      id: "racing-ria-sin-deuda",
      title: "El Racing de la Ría salda su deuda nueve meses antes",
      excerpt:
        "El club de Vigo ha pagado los 4,6 millones de euros que aún debía a sus acreedores. Su presidenta, " +
        "Olalla Freijanes, destinará el próximo superávit a un campo para la cantera.",
      category: "Deportes",
      place: "Vigo",
      sport: "Fútbol",
      author: "Brais Cendón",
      time: "2026-11-20T17:20:00+01:00",
      views: 26453,
      image: "deportes/balon-monedas.svg",
      alt: "Pilas de monedas cada vez más bajas, como una escalera por la que baja un balón hacia la portería.",
    },
    {
      id: "vuelta-mesetas-zamora",
      title: "Zamora dará la salida a una vuelta ciclista femenina",
      excerpt:
        "La primera Vuelta a las Dos Mesetas reunirá a 120 corredoras del 7 al 13 de junio. Suma 864 kilómetros " +
        "en siete etapas, dos de ellas con final en alto. La meta estará en Albacete.",
      category: "Deportes",
      place: "Zamora",
      sport: "Ciclismo",
      author: "Gorka Lasaga",
      time: "2026-11-20T13:05:00+01:00",
      views: 14918,
      image: "deportes/ciclistas-mesetas.svg",
      alt:
        "Carretera blanca en curvas por la ladera de una meseta naranja, con tres ciclistas cuesta " +
        "arriba y otra meseta detrás.",
    },
  ],
  latest: [
    {
      id: "portera-murada-lesion",
      title: "El Real Murada femenino pierde a su portera hasta abril",
      time: "2026-11-20T19:48:00+01:00",
      sport: "Fútbol",
    },
    {
      id: "tajamar-abonos-pabellon",
      title: "Agotados en seis días los 2900 medios abonos del Tajamar",
      time: "2026-11-20T18:32:00+01:00",
      sport: "Baloncesto",
    },
    {
      id: "urdanpil-final-pelota",
      title: "Maialen Urdanpil remonta ocho tantos y jugará la final manomanista",
      time: "2026-11-20T15:42:00+01:00",
      sport: "Pelota",
    },
    {
      id: "mahon-regata-otono",
      title: "Dos barcos de Mahón mandan en la Regata de las Boyas",
      time: "2026-11-20T14:18:00+01:00",
      sport: "Vela",
    },
    {
      id: "tui-cross-mino",
      title: "El cross de Tui cruzará el Miño por primera vez",
      time: "2026-11-20T10:37:00+01:00",
      sport: "Atletismo",
    },
    {
      id: "trainera-castro-botadura",
      title: "Castro-Urdiales bota una trainera femenina de fibra de lino",
      time: "2026-11-19T19:26:00+01:00",
      sport: "Remo",
    },
  ],
  upcoming: [
    {
      sport: "Fútbol",
      league: "Liga Peninsular",
      teams: ["Real Murada", "Unión Deportiva Cierzo"],
      date: "2026-11-21",
      time: "18:30",
      venue: "Campo de la Dehesa Alta, Ávila",
    },
    {
      sport: "Baloncesto",
      league: "Liga de Canasta",
      teams: ["Tajamar Básquet", "Dolmen Baloncesto"],
      date: "2026-11-22",
      time: "12:15",
      venue: "Pabellón del Guadalmedina, Málaga",
    },
    {
      sport: "Fútbol",
      league: "Liga Peninsular femenina",
      teams: ["Racing de la Ría", "CD Salitral"],
      date: "2026-11-28",
      time: "17:00",
      venue: "Estadio de la Guía, Vigo",
    },
    {
      sport: "Balonmano",
      league: "Liga Siete Metros",
      teams: ["Balonmano Hoces", "Balonmano Torcal"],
      date: "2026-12-05",
      time: "19:45",
      venue: "Pabellón de la Serranía, Cuenca",
    },
  ],
  players: [
    {
      name: "Malena Carballedo",
      sport: "Fútbol",
      team: "Racing de la Ría",
      goals: 14,
      assists: 6,
      ranking: 1,
      image: "deportes/jugador-carballedo.svg",
      alt: "Mujer de unos veinticinco años, piel clara, trenza rubia sobre el hombro y camiseta celeste de cuello blanco.",
    },
    {
      name: "Sulayman Touray Vilaró",
      sport: "Baloncesto",
      team: "Tajamar Básquet",
      points: 163,
      assists: 36,
      ranking: 2,
      image: "deportes/jugador-touray.svg",
      alt: "Hombre de unos treinta años, piel negra, cabeza rapada, barba corta y camiseta amarilla sin mangas.",
    },
    {
      name: "Jimena Azpillaga",
      sport: "Tenis",
      team: "Club de Tenis Espolón Alto",
      titles: 4,
      ranking: 3,
      image: "deportes/jugador-azpillaga.svg",
      alt: "Mujer muy joven, piel tostada, coleta negra alta, visera blanca y polo verde, de tres cuartos.",
    },
    {
      name: "Iker Bolaños Quisbert",
      sport: "Balonmano",
      team: "Balonmano Hoces",
      goals: 68,
      assists: 26,
      ranking: 5,
      image: "deportes/jugador-bolanos.svg",
      alt: "Hombre de unos treinta y ocho años, piel morena, pelo rizado, bigote, cinta roja y camiseta azul marino.",
    },
  ],
  stats: { matchesToday: 147, live: 23, goals: 892, leagues: 34 },
});
