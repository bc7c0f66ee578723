/** Names and initials that any newspaper prints and RLA-ES lacks: no newsroom should have to add them to its own list. */
const PEOPLE = `
  Aarón Abel Ainhoa Ander Antía Antón Arnau Asier Bach Baroja Beethoven Beltrán Benavente Biden Bill Blas Borges Brais Caín
  Cayetana Cervantes Chopin Churchill Copérnico Dalí Darwin Einstein Emma Enzo Erdogan Freud Galdós Gandhi Gaudí George Góngora
  Gorka Goya Hegel Hitler Iker Iria Jack Jennifer Jimena John Jon Jones Judith Julia Kant Kennedy Kepler Kevin Lara Larry
  Leire Lenin Lucas Macron Maite Mandela Marx Mary Matías Mercè Merkel Michael Mikel Mozart Nancy Neruda Nerea Netanyahu Noa
  Noé Noel Núria Obama Olivia Oriol Pau Paul Peter Picasso Putin Quevedo Richard Robert Roosevelt Samuel Shakespeare Sofía
  Stalin Steve Thomas Tomás Trump Unai Unamuno Uxía Valeria Velázquez Verdi Wagner William Xoán Zelenski
`;

const PLACES = `
  Alcañiz Barakaldo Broadway Davos Estrasburgo Fráncfort Getxo Guadalquivir Guadiana Hollywood Júcar Kiev Londres Miño Moscú
  Pekín Silicon Teherán Terrassa Valley Washington Wimbledon
`;

const COMPANIES = `
  Adif Airbnb Airbus Amazon Android Apple BBVA Boeing Brent Caixabank Endesa Facebook Fiat Ford Google Grammy Huawei IBM Ibex
  Iberdrola Inditex Instagram Intel Linux Mapfre Mercadona Microsoft Nasdaq Naturgy Netflix Nintendo Nissan Nokia Nvidia OpenAI
  Renault Renfe Repsol Samsung Sony Spotify Telegram TikTok Titanic Toyota Twitter Uber Unix Volkswagen WhatsApp Windows
  YouTube
`;

const INITIALS = `
  ADN AEMET ATP BCE BIOS BNG BOE CCOO CEOE CEPYME CIA CIS CNMC CNMV COI CPU CSIC CUP DGT ERC ERTE FBI FIBA FIFA FMI FP GIF HD
  IA INE INEM IPC IRPF ITV IU IVA LFP NBA OCDE OMS OTAN PC PDF PIB PNV PSOE pyme RAM RTVE SEPE TEDH TJUE TV UCI UCO UE UEFA
  UGT UNESCO UPN VIH VPN ZIP covid
`;

export const KNOWN_NAMES: readonly string[] = [PEOPLE, PLACES, COMPANIES, INITIALS].flatMap((names) =>
  names.trim().split(/\s+/),
);
