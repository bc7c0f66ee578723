import type { EconomiaInput } from "@/schema/economia";

export const economia = {
  title: "Economía",
  search: {
    title: "Economía: IBEX 35, euríbor y empresas",
    description:
      "Bolsas, euríbor, IPC y paro al cierre de la edición, junto a las empresas, los puertos y las cooperativas que mueven la economía de las regiones.",
  },
  intro:
    "La Lonja sigue los mercados, los indicadores y las empresas de todas las regiones, con cifras al cierre de la " +
    "edición y análisis propios.",

  sources: {
    companies: "Bolsa de Madrid",
    weeks: "Bolsa de Madrid, último cierre de cada semana hasta el 20 de noviembre de 2026",
    quick: "mercados de materias primas y de divisas, el 20 de noviembre de 2026 a las 20:00",
  },

  indices: [
    {
      name: "IBEX 35",
      value: 17284.6,
      change: 0.62,
      trend: "up",
      series: [
        17178.1, 17186.4, 17184.1, 17206.6, 17217.1, 17223.8, 17225.8, 17207.6, 17200, 17200.6, 17206.2, 17204.6,
        17210.4, 17221, 17214.9, 17221, 17219, 17245, 17242.5, 17255.3, 17259.9, 17257.2, 17260.7, 17284.6,
      ],
    },
    {
      name: "Euro Stoxx 50",
      value: 5912.38,
      change: 0.34,
      trend: "up",
      series: [
        5892.35, 5892.75, 5894.94, 5897.88, 5900.49, 5903.83, 5903.46, 5902.84, 5902.27, 5904.15, 5905.49, 5905.1,
        5906.41, 5907.35, 5908.21, 5907.27, 5906.82, 5908.28, 5907.69, 5910.15, 5913.68, 5912.67, 5912.23, 5912.38,
      ],
    },
    {
      name: "DAX",
      value: 25106.72,
      change: 0.41,
      trend: "up",
      series: [
        25004.2, 25011.25, 25012.92, 25016.23, 25033.93, 25042.05, 25052.06, 25063.47, 25073.03, 25071.23, 25071.71,
        25075.1, 25076.98, 25084.38, 25078.48, 25070.89, 25076.19, 25081.87, 25082.87, 25075.35, 25085.49, 25103.31,
        25104.74, 25106.72,
      ],
    },
    {
      name: "CAC 40",
      value: 8214.05,
      change: -0.18,
      trend: "down",
      series: [
        8228.86, 8229.58, 8229.93, 8228.4, 8228.07, 8227.05, 8226.7, 8226.2, 8225.98, 8225.44, 8224.32, 8223.89,
        8224.13, 8223.72, 8223.69, 8222.59, 8222.34, 8220.81, 8220.8, 8219.14, 8217.32, 8215.82, 8215.25, 8214.05,
      ],
    },
    {
      name: "FTSE 100",
      value: 10018.44,
      change: 0.12,
      trend: "up",
      series: [
        10006.43, 10006.3, 10006.09, 10007.58, 10007.86, 10007.61, 10008.73, 10008.75, 10007.95, 10008.5, 10008.26,
        10009.36, 10009.82, 10011.36, 10012.29, 10012.86, 10013.38, 10014.2, 10013.91, 10016.16, 10017.85, 10018.29,
        10018.64, 10018.44,
      ],
    },
    {
      name: "S&P 500",
      value: 7126.91,
      change: -0.27,
      trend: "down",
      series: [
        7146.2, 7145.43, 7144.3, 7142.46, 7140.51, 7139.05, 7139.84, 7139.39, 7137.69, 7139.42, 7136.61, 7135.24,
        7136.62, 7133.06, 7134.28, 7132.32, 7130.58, 7127.59, 7126.8, 7126.34, 7126.71, 7127.87, 7126.99, 7126.91,
      ],
    },
    {
      name: "Nasdaq 100",
      value: 26348.15,
      change: -0.46,
      trend: "down",
      series: [
        26469.91, 26467.23, 26459.85, 26429.84, 26435.25, 26450.77, 26451.06, 26444.03, 26433.53, 26442.83, 26419.88,
        26418.48, 26409.05, 26401.03, 26393.76, 26370.84, 26345.64, 26377.13, 26368.09, 26340.53, 26354.97, 26352.73,
        26349.61, 26348.15,
      ],
    },
    {
      name: "Nikkei 225",
      value: 52916.3,
      change: 0.88,
      trend: "up",
      series: [
        52454.7, 52440.2, 52423.4, 52542.6, 52570.1, 52539.1, 52465.8, 52431.6, 52473.2, 52473.2, 52516.3, 52595.7,
        52657.3, 52722.5, 52686.6, 52736.6, 52736, 52728.5, 52827, 52835, 52853.4, 52863.8, 52873.3, 52916.3,
      ],
    },
  ],

  indicators: [
    { name: "PIB (trimestral)", value: 0.7, decimals: 1, unit: "%", period: "3.er trimestre de 2026" },
    { name: "Inflación (subyacente)", value: 2.3, decimals: 1, unit: "%", period: "octubre de 2026" },
    { name: "Paro", value: 9.8, decimals: 1, unit: "%", period: "3.er trimestre de 2026" },
    { name: "Euríbor a 12 meses", value: 2.218, decimals: 3, unit: "%", period: "20 de noviembre de 2026" },
    { name: "IPC", value: 2.6, decimals: 1, unit: "%", period: "octubre de 2026" },
    { name: "Déficit público", value: 1.4, decimals: 1, unit: "% del PIB", period: "enero-septiembre de 2026" },
  ],

  monograph: {
    id: "onda-nova-hornos",
    company: "Cerámicas Onda Nova",
    title: "Onda Nova cuece ya sin gas natural seis de cada diez azulejos",
    excerpt:
      "Cuatro hornos eléctricos y una planta solar propia han rebajado el gasto en energía. La familia " +
      "propietaria decidirá en diciembre si abre otra fábrica, esta vez en Teruel.",
    author: "Vicent Monfort",
    time: "2026-11-20T06:30:00+01:00",
    share: {
      lit: 6,
      of: 10,
      names: { lit: "sin gas natural", dark: "con gas natural" },
      figure: { value: "36 %", label: "menos de factura energética que en 2023" },
    },
    image: "economia/onda-nova.svg",
    alt: "Diez azulejos de arcos: seis encendidos, cuatro a oscuras.",
    metrics: [
      { label: "Ventas", value: "287 M€", note: "previsión de 2026, un 6,8 % más que en 2025" },
      { label: "Exportación", value: "71 %", note: "de las ventas, repartidas entre 103 países" },
      { label: "Producción anual", value: "21,4 millones de m²", note: "en dos fábricas y siete hornos" },
      { label: "Plantilla", value: "940 personas", note: "17 más que hace un año" },
    ],
  },

  companies: [
    {
      name: "Navalia Cantábrica",
      sector: "Construcción naval",
      price: 18.46,
      previousClose: 18.04,
      change: 2.33,
      marketCap: 1_284_816_000,
      logo: "economia/logo-navalia.svg",
      series: [
        18.04, 18.03, 18, 18.01, 17.98, 17.96, 18.02, 18.01, 18.06, 18.1, 18.13, 18.19, 18.2, 18.2, 18.2, 18.25, 18.31,
        18.37, 18.41, 18.42, 18.4, 18.41, 18.47, 18.47, 18.45, 18.48, 18.49, 18.46,
      ],
    },
    {
      name: "Segrenergía",
      sector: "Energía hidroeléctrica",
      price: 27.92,
      previousClose: 28.16,
      change: -0.85,
      marketCap: 4_615_176_000,
      logo: "economia/logo-segrenergia.svg",
      series: [
        28.16, 28.13, 28.12, 28.11, 28.07, 28.08, 28.07, 28.05, 28.03, 28.02, 28, 28, 28.02, 27.99, 27.99, 27.99, 27.99,
        27.98, 27.99, 27.98, 27.94, 27.94, 27.93, 27.93, 27.92, 27.91, 27.91, 27.92,
      ],
    },
    {
      name: "Banca Almenara",
      sector: "Banca",
      price: 9.37,
      previousClose: 9.26,
      change: 1.19,
      marketCap: 6_933_800_000,
      logo: "economia/logo-almenara.svg",
      series: [
        9.26, 9.26, 9.27, 9.27, 9.29, 9.29, 9.31, 9.31, 9.32, 9.32, 9.33, 9.34, 9.33, 9.33, 9.33, 9.34, 9.33, 9.32,
        9.33, 9.33, 9.32, 9.34, 9.35, 9.35, 9.36, 9.37, 9.37, 9.37,
      ],
    },
    {
      name: "Telar Atlántico",
      sector: "Textil",
      price: 12.08,
      previousClose: 12.28,
      change: -1.63,
      marketCap: 741_712_000,
      logo: "economia/logo-telar.svg",
      series: [
        12.28, 12.24, 12.29, 12.26, 12.24, 12.24, 12.22, 12.22, 12.25, 12.26, 12.23, 12.18, 12.18, 12.16, 12.17, 12.21,
        12.18, 12.14, 12.16, 12.08, 12.1, 12.11, 12.08, 12.1, 12.09, 12.07, 12.07, 12.08,
      ],
    },
  ],

  session: { open: "2026-11-20T09:00:00+01:00", close: "2026-11-20T17:35:00+01:00" },

  news: [
    {
      id: "ferris-electricos-gijon",
      title: "Dos ferris eléctricos para Canarias llenan la grada de Gijón hasta 2029",
      excerpt:
        "Naviera Garoé pagará a Navalia Cantábrica 214 millones de euros por los buques, de 96 metros de eslora y " +
        "620 plazas. La obra empezará en marzo y dará trabajo a 540 personas. El primero navegará en 2028.",
      category: "Economía",
      topic: "Astilleros",
      place: "Gijón",
      community: "Asturias",
      author: "Joaquín Sarriá",
      time: "2026-11-20T19:35:00+01:00",
      views: 18417,
      image: "economia/ferris.svg",
      shapes: { wide: "economia/ferris-ancha.svg", tall: "economia/ferris-alta.svg" },
      alt: "Cabo que sube de un noray a una proa y se vuelve luz.",
    },
    {
      id: "limon-murcia-tren",
      title: "Nueve mil toneladas de limón murciano irán en tren a Colonia",
      excerpt:
        "Huerta Marina cargará quince convoyes refrigerados, uno por semana hasta marzo, en lugar de 420 " +
        "camiones. El viaje durará 51 horas, seis más que por carretera, y costará un 8 % menos.",
      category: "Economía",
      topic: "Exportación",
      place: "Murcia",
      community: "Región de Murcia",
      author: "Ángela Cutillas",
      time: "2026-11-20T17:12:00+01:00",
      views: 21273,
      image: "economia/tren-limon.svg",
      focus: { x: 100, y: 50 },
      alt: "Tren visto desde arriba, con los vagones llenos de limones.",
    },
    {
      id: "almenara-oficinas-rurales",
      title: "Banca Almenara reabrirá 29 oficinas en pueblos de Zamora y Soria",
      excerpt:
        "Las sucursales, cerradas entre 2019 y 2022, atenderán tres mañanas por semana desde febrero. El banco " +
        "gastará 9,2 millones de euros y contratará a 46 empleados que vivan en la comarca.",
      category: "Economía",
      topic: "Banca",
      place: "Zamora y Soria",
      community: "Castilla y León",
      author: "Esteban Lorente",
      time: "2026-11-20T13:26:00+01:00",
      views: 24889,
      image: "economia/oficina-rural.svg",
      alt: "Pared de persianas cerradas y una abierta, con luz.",
    },
    {
      id: "vuelo-menorca-bilbao",
      title: "Menorca tendrá vuelo directo a Bilbao también en invierno",
      excerpt:
        "Mistral Balear volará cuatro días por semana a partir del 14 de diciembre, con billetes a 39 € para " +
        "residentes, que hasta ahora hacían escala en Barcelona o en Palma entre octubre y abril.",
      category: "Economía",
      topic: "Transporte",
      place: "Menorca",
      community: "Illes Balears",
      author: "Catalina Florit",
      time: "2026-11-20T11:04:00+01:00",
      views: 12644,
      image: "economia/vuelo-menorca.svg",
      alt: "Avión blanco de cola roja que cruza el mar de una isla a otra costa.",
      correction: {
        time: "2026-11-20T12:40:00+01:00",
        text: "Una versión anterior decía que el billete de residente costará 49 €. Son 39 €.",
      },
    },
    {
      id: "segrenergia-bombeo-lleida",
      title: "Segrenergía unirá dos embalses de Lleida",
      excerpt:
        "La central, de 410 MW, subirá agua con la electricidad sobrante del mediodía y la soltará al anochecer. " +
        "Costará 386 millones de euros y desde 2030 cubrirá por la noche el consumo de 210.000 hogares.",
      category: "Economía",
      topic: "Energía",
      place: "Lleida",
      community: "Cataluña",
      author: "Rubén Oyarzun",
      time: "2026-11-20T07:41:00+01:00",
      views: 9313,
      image: "economia/bombeo.svg",
      shapes: { tall: "economia/bombeo-alta.svg" },
      alt: "Dos embalses unidos por un tubo, de día y de noche.",
    },
  ],

  analysis: {
    id: "analisis-semana-bursatil",
    title: "La banca sostiene la quinta subida semanal del IBEX 35",
    paragraphs: [
      "El IBEX 35 cerró este viernes en 17.284,60 puntos, un 0,62 % más, y encadena cinco semanas de avances. " +
        "Los bancos pusieron casi la mitad del alza: con el euríbor en el 2,218 % conservan el margen sin que se " +
        "retraiga la demanda de hipotecas.",
      "Nueva York va por otro camino. A media sesión, el Nasdaq 100 perdía un 0,46 % por la debilidad de los " +
        "fabricantes de chips, y el S&P 500, un 0,27 %. El oro, por encima de los 4100 dólares la onza, indica que " +
        "parte del dinero prefiere esperar a cubierto.",
      "La cita de la próxima semana es el avance del IPC de noviembre, el viernes 27. Si la subyacente baja del " +
        "2,3 % de octubre, ganará crédito una rebaja de tipos en primavera; si repunta, las eléctricas y las " +
        "inmobiliarias, las más endeudadas, serán las primeras en acusarlo.",
    ],
    author: "Berta Quijano",
    role: "jefa de Mercados",
    time: "2026-11-20T20:08:00+01:00",
  },

  weeks: [
    { date: "2026-10-16", close: 16612.85 },
    { date: "2026-10-23", close: 16749.08 },
    { date: "2026-10-30", close: 16862.97 },
    { date: "2026-11-06", close: 17002.93 },
    { date: "2026-11-13", close: 17120.25 },
    { date: "2026-11-20", close: 17284.6 },
  ],

  quick: [
    {
      name: "Petróleo Brent",
      value: 67.38,
      decimals: 2,
      unit: "$/barril",
      change: -1.12,
      series: [
        68.14, 68.06, 68.08, 68.07, 68.02, 67.81, 67.9, 67.89, 67.84, 67.85, 67.81, 67.66, 67.54, 67.57, 67.47, 67.49,
        67.38, 67.35, 67.32, 67.28, 67.4, 67.33, 67.39, 67.38,
      ],
    },
    {
      name: "Oro",
      value: 4126.5,
      decimals: 2,
      unit: "$/onza",
      change: 0.57,
      series: [
        4103.1, 4102.3, 4103.9, 4101.8, 4107.7, 4107.1, 4106.8, 4103.6, 4108.5, 4108.6, 4108.3, 4110.8, 4113.7, 4116.5,
        4119.4, 4122, 4122.2, 4125.2, 4124.8, 4124.4, 4124.9, 4126.6, 4127.2, 4126.5,
      ],
    },
    {
      name: "Euro/dólar",
      value: 1.1642,
      decimals: 4,
      unit: "EUR/USD",
      change: -0.21,
      series: [
        1.1666, 1.1666, 1.1664, 1.1666, 1.1666, 1.1665, 1.1665, 1.1658, 1.1654, 1.165, 1.1652, 1.1653, 1.1656, 1.1656,
        1.1656, 1.1652, 1.165, 1.1652, 1.1652, 1.1648, 1.1646, 1.1643, 1.1645, 1.1642,
      ],
    },
    {
      name: "Bitcoin",
      value: 96480,
      decimals: 0,
      unit: "$",
      change: 1.74,
      series: [
        94830, 94826, 94925, 94921, 94876, 95314, 95146, 95187, 94960, 95376, 95798, 95921, 95642, 95487, 95811, 95776,
        95519, 95619, 95614, 95843, 96021, 96151, 96460, 96480,
      ],
    },
  ],
} satisfies EconomiaInput;
