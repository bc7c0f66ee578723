import type { TecnologiaInput } from "@/schema/tecnologia";

export const tecnologia = {
  title: "Tecnología",
  search: {
    title: "Tecnología: chips, robots e IA de España",
    description:
      "Procesadores, robots, inteligencia artificial y claves cuánticas que se inventan y fabrican en España, con quién los paga y a cuánta gente emplean.",
  },
  intro:
    "Qué se inventa, qué se fabrica y quién lo paga en los laboratorios y talleres de España, contado sin jerga y con " +
    "cifras.",

  sources: {
    sector: "Observatorio Nacional de la Economía Digital, tercer trimestre de 2026",
    trends: "facturación según las cuentas depositadas por 612 empresas de los cuatro sectores, 2024 y 2025",
  },
  survey: {
    house: "Asociación Ibérica de Programadores",
    interviews: 6200,
    from: "2026-09-07",
    to: "2026-10-02",
    margin: 1.2,
  },

  hero: {
    id: "darsena-primer-procesador",
    title: "Dársena Chips fabrica en Málaga su primer procesador para coches",
    excerpt:
      "La planta del puerto entrega las primeras 4000 obleas, de 130 nanómetros, a tres fabricantes europeos de " +
      "frenos y baterías. Emplea a 460 personas, la mitad formadas en la provincia, y contratará a otras 90 " +
      "antes del verano.",
    category: "Tecnología",
    topic: "Semiconductores",
    place: "Málaga",
    community: "Andalucía",
    author: "Aitana Revuelta",
    time: "2026-11-20T19:10:00+01:00",
    views: 42179,
    image: "tecnologia/oblea.svg",
    shapes: { tall: "tecnologia/oblea-alta.svg" },
    alt: "Oblea cuadriculada; en el centro, un chip es un coche.",
  },

  launches: [
    {
      id: "robot-silbo-seis",
      title: "El robot Silbo Seis patrulla a pie los pinares de Tenerife",
      description:
        "Sube pendientes del 40 %, distingue una columna de humo a dos kilómetros y se recarga al sol. Doce " +
        "ejemplares vigilan desde esta semana la Corona Forestal, donde no entran los vehículos.",
      image: "tecnologia/silbo-seis.svg",
      alt: "Robot de seis patas visto desde arriba, entre pinos y humo.",
      company: "Silbo Robótica",
      date: "2026-11-17",
      category: "Robótica",
      tags: ["Incendios", "Energía solar", "Montes públicos"],
    },
    {
      id: "llebeig-manuscritos",
      title: "Llebeig 2 transcribe manuscritos en cinco lenguas",
      description:
        "Lee actas y escrituras en castellano, catalán, gallego, euskera y latín con un error del 2,8 %. Los " +
        "archivos públicos podrán procesar gratis hasta 10.000 páginas al año.",
      image: "tecnologia/llebeig.svg",
      alt: "Trazo de tinta que se abre en cinco filas de azulejos.",
      company: "Tramontana AI",
      date: "2026-11-19",
      category: "Inteligencia artificial",
      tags: ["Archivos", "Paleografía", "Lenguas cooficiales"],
    },
  ],

  trends: [
    {
      name: "Cifrado poscuántico",
      description: "Bancos y hospitales cambian sus claves antes de que un ordenador cuántico pueda romperlas.",
      growth: 58,
      image: "tecnologia/tendencia-cifrado.svg",
      alt: "Laberinto en forma de red, con un único camino de salida.",
      companies: ["Faro Cuántico", "Llave Trece", "Candado Norte"],
    },
    {
      name: "Baterías de sodio",
      description: "Pesan más que las de litio, pero cuestan un tercio menos y aguantan el frío de la Meseta.",
      growth: 41,
      image: "tecnologia/tendencia-sodio.svg",
      alt: "Cristal de sal con los signos de una pila.",
      companies: ["Salobre Energía", "Sodio Bierzo", "Celdas del Turia"],
    },
    {
      name: "Gemelos digitales del agua",
      description: "Las comunidades de regantes ensayan en una copia virtual cada turno antes de abrir la compuerta.",
      growth: 34,
      image: "tecnologia/tendencia-agua.svg",
      alt: "Compuerta cerrada y, al lado, su copia en azulejos, abierta.",
      companies: ["Acequia Datos", "Caudal Lógico", "Nube Meseta"],
    },
    {
      name: "Robótica agrícola",
      description: "Máquinas pequeñas y lentas vendimian, podan y varean donde ya no se encuentran cuadrillas.",
      growth: 27,
      image: "tecnologia/tendencia-robotica.svg",
      alt: "Robot blanco que vendimia de noche; su luz, las vides que faltan.",
      companies: ["Silbo Robótica", "Surco Autónomo", "Vareo Mecánica"],
    },
  ],

  announcements: [
    {
      id: "cobalto-agua-depurada",
      title: "Cobalto enfría sus servidores con agua depurada",
      excerpt:
        "El nuevo circuito de su centro de Zaragoza ahorra 280 millones de litros de agua potable al año. El " +
        "calor que desprenden las máquinas llegará en enero a los radiadores de 1900 viviendas del barrio de " +
        "Miralbueno.",
      category: "Tecnología",
      topic: "Centros de datos",
      place: "Zaragoza",
      community: "Aragón",
      author: "Pablo Ximénez",
      time: "2026-11-20T16:25:00+01:00",
      views: 15727,
      image: "tecnologia/servidores-agua.svg",
      alt: "Servidores con agua hasta la mitad; un tubo lleva calor a un radiador.",
      company: "Cobalto",
    },
    {
      id: "claves-cuanticas-cantabrico",
      title: "De Donostia a Santander, 26 días de claves cuánticas sin fallos",
      excerpt:
        "Faro Cuántico envió la señal por 178 kilómetros de fibra submarina, con mar en calma y con temporal. " +
        "Tres hospitales del Cantábrico cifrarán así sus historias clínicas desde marzo.",
      category: "Tecnología",
      topic: "Cuántica",
      place: "Cantábrico",
      community: "País Vasco",
      author: "Noa Pereiro",
      time: "2026-11-20T12:50:00+01:00",
      views: 20946,
      image: "tecnologia/claves-cuanticas.svg",
      alt: "Hilo de azulejos en calma bajo un mar de temporal.",
      focus: { x: 50, y: 80 },
      company: "Faro Cuántico",
    },
    {
      id: "tramontana-ronda",
      title: "Tramontana AI capta 48 M€ y sus fundadores conservan el 78 %",
      excerpt:
        "Entran tres fondos europeos y una mutua de Tarragona. La mitad del dinero pagará un centro de cálculo en " +
        "Figueres. El resto irá a 85 contratos y a la edición portuguesa de su modelo.",
      category: "Tecnología",
      topic: "Inteligencia artificial",
      place: "Figueres",
      community: "Cataluña",
      author: "Diego Barrutia",
      time: "2026-11-20T09:15:00+01:00",
      views: 28906,
      image: "tecnologia/ronda.svg",
      alt: "Disco de anillos con una parte suelta que vuela como viento.",
      company: "Tramontana AI",
    },
    {
      id: "padron-nube-meseta",
      title: "Sesenta ayuntamientos de León trasladan el padrón a Nube Meseta",
      excerpt:
        "El contrato, de 1,7 millones de euros y cuatro años, obliga a guardar dos copias de los datos, en " +
        "Valladolid y en Ponferrada, y permitirá a los vecinos pedir el certificado desde el móvil.",
      category: "Tecnología",
      topic: "Administración",
      place: "León",
      community: "Castilla y León",
      author: "Pablo Ximénez",
      time: "2026-11-19T18:40:00+01:00",
      views: 8269,
      image: "tecnologia/padron.svg",
      alt: "Dos archivadores gemelos con el mismo cajón abierto.",
      company: "Nube Meseta",
    },
  ],

  aiTools: [
    {
      name: "Repasa",
      description: "Lee cada cambio antes de integrarlo y acompaña el aviso con un ejemplo que reproduce el error.",
      use: "Revisión de código",
      licence: "Código abierto",
      logo: "tecnologia/herramienta-repasa.svg",
    },
    {
      name: "Andamio",
      description: "Escribe las pruebas que faltan y descarta las que pasan aunque se rompa el programa.",
      use: "Generación de pruebas",
      licence: "Desde 12 € al mes",
      logo: "tecnologia/herramienta-andamio.svg",
    },
    {
      name: "Colofón",
      description: "Mantiene el manual al día: cuando cambia una función, propone el párrafo que hay que corregir.",
      use: "Documentación",
      licence: "Gratis para uso personal",
      logo: "tecnologia/herramienta-colofon.svg",
    },
    {
      name: "Pesquisa",
      description: "Cruza registros y versiones hasta dar con la línea que provocó la caída de un servicio.",
      use: "Diagnóstico de fallos",
      licence: "Desde 29 € por equipo y mes",
      logo: "tecnologia/herramienta-pesquisa.svg",
    },
    {
      name: "Trasiego",
      description: "Pasa programas de COBOL a Java módulo a módulo y comprueba que dan el mismo resultado.",
      use: "Migración entre lenguajes",
      licence: "Licencia por proyecto",
      logo: "tecnologia/herramienta-trasiego.svg",
    },
    {
      name: "Rampa",
      description: "Recorre una web con teclado y lector de pantalla y explica cómo quitar cada barrera.",
      use: "Accesibilidad",
      licence: "Código abierto, soporte aparte",
      logo: "tecnologia/herramienta-rampa.svg",
    },
  ],

  languages: [
    { name: "Python", percentage: 31.4, trend: "up" },
    { name: "JavaScript", percentage: 27.8, trend: "down" },
    { name: "TypeScript", percentage: 24.6, trend: "up" },
    { name: "Java", percentage: 18.9, trend: "down" },
    { name: "C#", percentage: 13.2, trend: "stable" },
    { name: "Go", percentage: 9.7, trend: "up" },
    { name: "Rust", percentage: 7.8, trend: "up" },
    { name: "PHP", percentage: 7.1, trend: "down" },
  ],

  sector: [
    { label: "Facturación", value: "148.600 M€", note: "en los últimos doce meses, un 5,4 % más" },
    { label: "Empleo", value: "782.000 personas", note: "el 3,5 % de los ocupados en España" },
    { label: "Mujeres en plantilla", value: "34,1 %", note: "1,2 puntos más que hace un año" },
    { label: "Inversión en empresas emergentes", value: "815 M€", note: "entre julio y septiembre de 2026" },
  ],
} satisfies TecnologiaInput;
