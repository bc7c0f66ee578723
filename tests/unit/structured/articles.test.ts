/** @jest-environment node */
import type { Analysis, Monograph } from "@/data/schema/economia";
import type { RegionalNews } from "@/data/schema/politica";
import type { OpinionPiece, Story } from "@/data/schema/story";
import { publicAddress } from "@/lib/address";
import { site } from "@/lib/site";
import {
  analysisArticle,
  monographArticle,
  newsArticle,
  opinionArticle,
  regionalArticle,
} from "@/lib/structured/articles";

const image = (name: string) => `https://fotos.example/${name}.png`;

const story: Story = {
  id: "puerto-gijon",
  title: "El puerto de Gijón bota dos ferris",
  excerpt: "La obra empieza en marzo.",
  category: "Economía",
  author: "Joaquín Sarriá",
  time: "2026-11-20T19:35:00+01:00",
  views: 10,
  image: "economia/ferris.svg",
  alt: "Un ferri",
};

const dated = { id: "x", title: "Un título", time: "2026-11-20T06:30:00+01:00" };

test("a story has its address, dates with offset, signature, section and bitmap", () => {
  expect(newsArticle(story, "/economia", image)).toEqual({
    "@type": "NewsArticle",
    url: publicAddress("/economia#puerto-gijon"),
    headline: "El puerto de Gijón bota dos ferris",
    description: "La obra empieza en marzo.",
    image: "https://fotos.example/economia/ferris.svg.png",
    datePublished: "2026-11-20T19:35:00+01:00",
    author: { "@type": "Person", name: "Joaquín Sarriá" },
    articleSection: "Economía",
  });
});

test("unsigned news of a community is the newsroom's, and says where", () => {
  const news: RegionalNews = {
    ...dated,
    community: "Galicia",
    excerpt: "Cada jornada.",
    colour: "#1b78b8",
    image: "politica/a.svg",
    alt: "",
  };
  expect(regionalArticle(news, "/politica", image)).toMatchObject({
    author: { "@type": "NewsMediaOrganization", name: site.name },
    articleSection: "Política",
    contentLocation: { "@type": "Place", name: "Galicia" },
  });
});

test("a monograph is about its company", () => {
  const metric = { label: "Ventas", value: "412 M€", note: "en 2026" };
  const monograph: Monograph = {
    ...dated,
    company: "Onda Nova",
    excerpt: "Cuatro hornos.",
    author: "Teresa Viladrich",
    image: "economia/a.svg",
    alt: "",
    metrics: [metric, metric, metric, metric],
  };
  expect(monographArticle(monograph, "/economia", image)).toMatchObject({
    "@type": "NewsArticle",
    about: { "@type": "Organization", name: "Onda Nova" },
    articleSection: "Economía",
  });
});

test("an analysis carries its whole text and its author's trade, and no picture", () => {
  const analysis: Analysis = {
    ...dated,
    paragraphs: ["Primero.", "Segundo."],
    author: "Berta Quijano",
    role: "Jefa de Mercados",
  };
  const node = analysisArticle(analysis, "/economia");
  expect(node).toMatchObject({
    "@type": "AnalysisNewsArticle",
    articleBody: "Primero.\n\nSegundo.",
    author: { "@type": "Person", name: "Berta Quijano", jobTitle: "Jefa de Mercados" },
  });
  expect(node).not.toHaveProperty("image");
});

test("an opinion piece is marked as opinion, with its author's trade and its subject", () => {
  const piece: OpinionPiece = {
    ...story,
    category: "Opinión",
    subject: "Energía",
    role: "Ingeniero eléctrico",
    readTime: 6,
  };
  expect(opinionArticle(piece, "/opinion", image)).toMatchObject({
    "@type": "OpinionNewsArticle",
    url: publicAddress("/opinion#puerto-gijon"),
    author: { "@type": "Person", name: "Joaquín Sarriá", jobTitle: "Ingeniero eléctrico" },
    articleSection: "Opinión",
    about: "Energía",
  });
});
