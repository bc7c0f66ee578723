/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import DeportesPage from "@/app/deportes/page";
import { pageMetadata } from "@/app/metadata";
import { ArtIcon } from "@/components/cultura/ArtIcon";
import { Books } from "@/components/cultura/Books";
import { CultureHead } from "@/components/cultura/CultureHead";
import { FeaturedEvents } from "@/components/cultura/FeaturedEvents";
import { Players } from "@/components/deportes/Players";
import { Scoreboards } from "@/components/deportes/Scoreboards";
import { SportsHead } from "@/components/deportes/SportsHead";
import { QuickStats } from "@/components/deportes/QuickStats";
import { EconomyHead } from "@/components/economia/EconomyHead";
import { MonographCard } from "@/components/economia/MonographCard";
import { Tickers } from "@/components/economia/Tickers";
import { Footer } from "@/components/frame/Footer";
import { PlaceholderLink } from "@/components/frame/FooterLinks";
import { PhotoCredits } from "@/components/frame/PageFrame";
import { SocialIcon } from "@/components/frame/SocialIcon";
import { FeaturedOpinions } from "@/components/home/FeaturedOpinions";
import { FrontEvents } from "@/components/home/FrontEvents";
import { FrontLead } from "@/components/home/FrontLead";
import { FrontNews } from "@/components/home/FrontNews";
import { FrontSidebar } from "@/components/home/FrontSidebar";
import { FrontSports } from "@/components/home/FrontSports";
import { MarketLine } from "@/components/home/MarketLine";
import { Multimedia } from "@/components/home/Multimedia";
import { Related } from "@/components/home/Related";
import { SeatCount } from "@/components/home/SeatCount";
import { Startups } from "@/components/home/Startups";
import { Split } from "@/components/lists/Split";
import { Columnists } from "@/components/opinion/Columnists";
import { Frieze } from "@/components/opinion/Frieze";
import { OpinionHead } from "@/components/opinion/OpinionHead";
import { Scales } from "@/components/opinion/Scales";
import { PartyBars } from "@/components/politica/PartyBars";
import { PoliticsNews } from "@/components/politica/PoliticsNews";
import { SectionForm } from "@/components/politica/SectionForm";
import { Statements } from "@/components/politica/Statements";
import { Tabs } from "@/components/politica/Tabs";
import { Territory } from "@/components/politica/Territory";
import { VoteChart } from "@/components/politica/VoteChart";
import { Byline } from "@/components/story/Byline";
import { Headline } from "@/components/story/Headline";
import { Kicker } from "@/components/story/Kicker";
import { Story } from "@/components/story/Story";
import { LanguageBars } from "@/components/tecnologia/LanguageBars";
import { Day } from "@/components/text/Day";
import { Hour } from "@/components/text/Hour";
import { ARTS } from "@/lib/arts";
import { compositions } from "@/lib/share";
import type { Placed } from "@/paper/front";
import { leadOf, paper } from "@/paper/paper";
import { site } from "@/paper/site";
import type { CommunityNews } from "@/paper/territory";
import type { Network } from "@/schema/newspaper";
import type { OpinionPiece, Story as StoryRecord } from "@/schema/story";
import { hourOf } from "../../reading";

/* Records that the newspaper at hand may not have: with a page of their own, with one or nothing of what is counted. */

const { image, alt } = paper.pages.politica.urgent;
const time = "2031-03-14T18:00:00+01:00";

const OWN = "/2031/03/una-noticia";
const story: Placed<StoryRecord> = {
  id: "una-noticia",
  title: "Titular",
  excerpt: "Se lee en otro sitio.",
  category: "Economía",
  author: "Ana Gil",
  time,
  views: 1,
  image,
  alt,
  url: OWN,
  section: "economia",
  href: "/economia#una-noticia",
};

const piece: Placed<OpinionPiece> = {
  ...story,
  ...{ category: "Opinión", section: "opinion", role: "jurista", subject: "Mares", readTime: 3 },
};
const told: CommunityNews = {
  community: "Galicia",
  first: { ...story, url: OWN, name: "Economía", poster: "arch" },
  titles: [story.title],
};

test.each([
  ["the front's lead", <FrontLead key="lead" lead={story} related={[]} side={[]} />],
  ["a story beside it", <FrontLead key="side" lead={{ ...story, title: "Otra" }} related={[]} side={[story]} />],
  ["the front's news", <FrontNews key="news" stories={[story]} chamber={undefined} />],
  [
    "the most read",
    <FrontSidebar key="read" mostRead={[{ ...story, rank: 1 }]} podcasts={[]} opinionTeaser={undefined} />,
  ],
  ["what goes with the lead", <Related key="related" lines={[{ label: "Contexto", href: story.href, story }]} />],
  ["the opinions of the front", <FeaturedOpinions key="opinion" pieces={[piece, { ...piece, id: "otra" }]} />],
  ["the map, and a tile of it,", <Territory key="map" news={[told]} />],
])("a headline of %s leads to the story's own page where it has one", (_, part) => {
  render(part);
  const links = screen.getAllByRole("link", { name: new RegExp(`${story.title}|Otra`) });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(links.map(() => OWN));
});

/** What is printed, with plain spaces. */
const printed = (part: React.ReactElement) => {
  const { container, unmount } = render(part);
  const text = container.textContent.replace(/\s+/g, " ");
  unmount();
  return text;
};

/** Days before and after that of the edition, at noon in Madrid in winter. */
const [year = 0, month = 0, date = 0] = paper.edition.close.slice(0, 10).split("-").map(Number);
const noon = (days: number) => new Date(Date.UTC(year, month - 1, date + days, 11)).toISOString();

/** An event of such a day. */
const feria = (date: string) => ({
  ...{ title: "Feria", description: "Naves.", category: "Feria", location: "Vigo", tags: ["Mar"] },
  ...{ attendees: 9, price: 0, date, time: "18:30", image, alt },
});

test.each([
  [
    "events",
    <FrontEvents
      key="events"
      events={["Feria", "Subasta"].map((title) => ({ ...feria(time.slice(0, 10)), title, url: OWN }))}
    />,
    ["Feria", "Subasta"],
  ],
  [
    "videos",
    <Multimedia
      key="videos"
      documentary={undefined}
      videos={["Feria", "Subasta"].map((title) => ({ title, duration: 90, views: 1, image, alt, url: OWN }))}
      podcasts={[]}
    />,
    ["Feria", "Subasta"],
  ],
  ["a company", <MonographCard key="company" monograph={{ ...story, company: "Feria", metrics: [] }} />, ["Feria"]],
])("what one presses of %s is called by what it leads to", (_, part, names) => {
  render(part);
  const links = screen.getAllByRole("link").filter((link) => link.getAttribute("href") === OWN);
  expect(links.map((link) => link.ariaLabel?.split(": ")[1])).toEqual(names);
});

test("a story's correction stands on its own page, with the day where that is not the edition's, and with no announcement", () => {
  const { href, section, ...own } = { ...story, correction: { time: noon(1), text: "Eran tres." } };
  const looks = { form: "row", weight: 4, room: "half" } as const;
  expect(printed(<Story story={own} {...looks} />)).toContain(
    `Corrección (${hourOf(noon(1), paper.edition.close)}): Eran tres.`,
  );
  expect(printed(<Story story={{ ...own, href, section }} {...looks} />)).not.toContain("Corrección");
});

test("a player who has scored nothing is said to have, and what a sport does not count is not said", () => {
  const player = { name: "Eva Font", team: "Mareas", sport: "Vela", ranking: 12, image, alt } as const;
  expect(printed(<Players players={[{ ...player, goals: 0 }]} />)).toMatch(/Goles0Clasificación12/);
});

test("the front's sports that have no briefs have their calendar all the same", () => {
  const race = { event: "Regata de invierno", date: "2031-03-14", time: "18:30", sport: "Vela" } as const;
  expect(printed(<FrontSports main={story} items={[]} upcoming={[race]} />)).toContain(race.event);
});

test("a bar of seats is full where a bill has more than it needs", () => {
  const count = { have: 40, need: 38, source: "Actas" };
  const { container } = render(<PoliticsNews news={[{ ...story, category: "Política", count }]} />);
  expect(container.querySelector("rect")?.getAttribute("width")).toBe("100.0%");
});

test.each([
  [{ have: 1, need: 38 }, { yes: 38, no: 36, abstentions: 1 }, "1 escaño de los 38", "1 abstención"],
  [{ have: 2, need: 38 }, { yes: 38, no: 35, abstentions: 2 }, "2 escaños de los 38", "2 abstenciones"],
  [{ have: 0, need: 38 }, { yes: 38, no: 37, abstentions: 0 }, "0 escaños de los 38", "0 abstenciones"],
])("what is counted of %j and of %j has its own noun", (seats, votes, ofSeats, ofVotes) => {
  const told = { ...story, category: "Política" } as const;
  const count = { ...seats, source: "Actas" };
  const vote = { ...votes, source: "Actas" };
  const under = (news: object) => printed(<PoliticsNews news={[{ ...told, ...news }]} />);
  expect(under({ count })).toContain(`${ofSeats} que hacen falta`);
  expect(under({ vote })).toContain(`y ${ofVotes}Fuente`);
  expect(printed(<SeatCount count={count} chamber={75} />)).toContain(`${ofSeats} necesarios`);
});

test("of two parts of a page the one that is alone has all of its width", () => {
  const isSplit = (wide: string, narrow: string) =>
    render(<Split wide={wide} narrow={narrow} />).container.innerHTML.includes("grid-cols");
  expect([isSplit("Uno.", "Dos."), isSplit("Uno.", ""), isSplit("", "Dos.")]).toEqual([true, false, false]);
});

test("what of a tab stands across the page is there where it is the only one", () => {
  const only = { id: "partidos", label: "Partidos", title: "Partidos", content: "Uno.", across: "El mapa." } as const;
  expect(printed(<Tabs label="Secciones" panels={[only]} />)).toBe("PartidosUno.El mapa.");
});

test("videos have the page's width where there is no documentary, or more than stand beside one", () => {
  const film = { title: "La sal", description: "Salinas.", duration: 90, views: 1, image, alt };
  const areBelow = (count: number, documentary?: typeof film) => {
    const videos = Array.from({ length: count }, (_, at) => ({ ...film, title: `Vídeo ${at}` }));
    const { container } = render(<Multimedia documentary={documentary} videos={videos} podcasts={[]} />);
    return container.querySelector(".dark-room-videos")?.classList.contains("dark-room-half") === false;
  };
  expect([areBelow(2, film), areBelow(3, film), areBelow(1), areBelow(2)]).toEqual([false, true, true, true]);
});

test("the room of as many bands as pass is kept free", () => {
  const paro = { name: "Paro", value: 10, decimals: 1, unit: "%", period: "octubre" };
  const ibex = { name: "IBEX 35", value: 3, change: 0, trend: "stable", series: [3, 3] } as const;
  const roomFor = (indices: (typeof ibex)[], indicators: (typeof paro)[]) => {
    const told = { title: "Economía", intro: "Uno.", close: undefined, indicators };
    const page = <EconomyHead {...told} indices={indices.map((one) => ({ ...one, series: [...one.series] }))} />;
    const { container } = render(page);
    const [, bands = "0"] = /under-bands-(\d)/.exec(container.innerHTML) ?? [];
    return [Number(bands), container.querySelectorAll("section[tabindex]").length];
  };
  expect([roomFor([], []), roomFor([], [paro]), roomFor([ibex], []), roomFor([ibex], [paro])]).toEqual([
    [0, 0],
    [1, 1],
    [1, 1],
    [2, 2],
  ]);
});

test("in the frieze a name of one word stands where the others' first words do", () => {
  const named = (author: string) => {
    const { container } = render(<Frieze page={{ featured: [{ ...piece, author }], latest: [], columnists: [] }} />);
    return container.querySelector("a")?.innerHTML.split("<br>", 1)[0]?.trim();
  };
  expect(["Ana Gil", "EFE"].map(named)).toEqual(["Ana", "EFE"]);
});

test("what ends Deportes meets the foot of the page, unless a photographer is named between the two", () => {
  const { deportes } = paper.pages;
  const before = { ...deportes };
  const withoutCredits = (value: object) =>
    JSON.parse(JSON.stringify(value), (key, one: unknown) => (key === "credit" ? undefined : one)) as object;
  const player = { name: "Eva Font", team: "Mareas", sport: "Vela", ranking: 12, image, alt };
  const meets = (taken: object) => {
    Object.assign(deportes, withoutCredits(before), { stats, players: [{ ...player, ...taken }] });
    // What runs in a browser alone is not started.
    const page = document.createElement("div");
    page.innerHTML = renderToStaticMarkup(<DeportesPage />);
    return page.querySelector("#estadisticas")?.closest(".-mb-8") !== null;
  };
  try {
    expect([meets({}), meets({ credit: "Luz Rey" })]).toEqual([true, false]);
  } finally {
    Object.assign(deportes, before);
  }
});

test("where there are no indices no band passes that would be theirs", () => {
  const paro = { name: "Paro", value: 10, decimals: 1, unit: "%", period: "octubre" };
  render(<Tickers indices={[]} indicators={[paro]} />);
  expect(screen.getAllByRole("region").map((band) => band.id || band.getAttribute("aria-labelledby"))).toEqual([
    "indicadores",
  ]);
});

test.each([1, 2, 3, 4, 5, 6])("%i posters fill their rows, twelve columns each", (count) => {
  const event = feria(`${year}-12-31`);
  const { container } = render(
    <FeaturedEvents events={Array.from({ length: count }, (_, at) => ({ ...event, title: `Feria ${at}` }))} />,
  );
  const WIDTHS = { "poster-full": 7, "poster-soft": 5, "poster-across": 12 };
  const widths = [...container.querySelectorAll("article")].map(
    ({ classList }) => Object.entries(WIDTHS).find(([name]) => classList.contains(name))?.[1] ?? 0,
  );
  const rows = widths.reduce<number[]>(
    ([row = 0, ...before], width) =>
      row + width > 12 || row === 12 ? [width, row, ...before] : [row + width, ...before],
    [],
  );
  expect(rows).toEqual(rows.map(() => 12));
});

test("of an odd number of books none is left over on a phone, where two stand abreast: they are a list", () => {
  const isList = (count: number) => {
    const book = { author: "Ana Gil", genre: "Ensayo", rating: 7, cover: image, alt };
    const books = Array.from({ length: count }, (_, at) => ({ ...book, title: `Mareas ${at}` }));
    return render(<Books books={books} source={undefined} />).container.querySelector(".shelf-odd") !== null;
  };
  expect([3, 4, 5].map(isList)).toEqual([true, false, true]);
});

test.each([
  ["Rust", 100, true],
  ["TypeScript", 35, true],
  ["TypeScript", 20, false],
  ["Go", 5, false],
])("the name of %s stands in a bar of %d %% where it has room: %s", (name, percentage, isIn) => {
  const languages = [
    { name, percentage, trend: "up" },
    { name: "Otro", percentage: 100, trend: "up" },
  ] as const;
  render(<LanguageBars languages={[...languages]} survey={undefined} />);
  expect(screen.getByText(name).classList.contains("in-bar")).toBe(isIn);
});

const stats = { matchesToday: 1, live: 1, goals: 2, leagues: 1 };

test("each of the day's figures is counted by its own noun", () => {
  expect(printed(<QuickStats stats={stats} source={undefined} />)).toMatch(/partido hoy1.*goles2.*liga1/);
  const others = { matchesToday: 2, live: 2, goals: 1, leagues: 2 };
  expect(printed(<QuickStats stats={others} source={undefined} />)).toMatch(/partidos hoy2.*gol1.*ligas2/);
});

test.each([
  [1, 20.5, "1 escaño"],
  [2, 1, "2 escaños"],
  [0, 1, "0 escaños"],
])("a party of %i seats and %d %% has «%s»", (seats, percentage, words) => {
  const party = {
    name: "Mareas",
    leader: "Ana Mar",
    colour: "#4b3fa7",
    tendency: "up",
    change: 1,
    image,
    alt,
  } as const;
  expect(printed(<PartyBars parties={[{ ...party, seats, percentage }]} survey={undefined} />)).toMatch(
    new RegExp(`(?<!\\d)${words}(?!\\p{L})`, "u"),
  );
});

test.each([
  [{ likes: 1, shares: 2, comments: 3 }, "1 me gusta2 compartidos3 comentarios"],
  [{ likes: 2, shares: 1, comments: 1 }, "2 me gusta1 compartido1 comentario"],
  [{ likes: 0, shares: 0, comments: 0 }, "0 me gusta0 compartidos0 comentarios"],
])("reactions of %j are each counted by their own noun, and what was said first is the largest", (reactions, words) => {
  const said = { politician: "Ana Mar", party: "Mareas", quote: "No", context: "En el pleno", time, image, alt };
  expect(printed(<Statements statements={[{ ...said, reactions }]} />)).toContain(words);
  const { container } = render(
    <Statements statements={["No", "Sí"].map((quote) => ({ ...said, reactions, quote }))} />,
  );
  const isLarge = [...container.querySelectorAll("blockquote p")].map((quote) => quote.classList.contains("display"));
  expect(isLarge).toEqual([true, false]);
});

test.each([
  [{ yes: 3, no: 2 }, "+1 voto de"],
  [{ yes: 2, no: 3 }, "−1 voto de"],
  [{ yes: 2, no: 2 }, "0 votos de"],
  [{ yes: 1, no: 3 }, "−2 votos de"],
])("a vote of %j is decided by «%s diferencia»", (sides, words) =>
  expect(printed(<VoteChart vote={{ ...sides, abstentions: 1, source: "Actas" }} />)).toContain(words),
);

test.each([
  [2, 1, "Dos"],
  [1, 2, "Uno"],
  [1, 1, ""],
])("at %i to %i the team in grey is «%s»", (homeScore, awayScore, behind) => {
  const match = { sport: "Fútbol", league: "Copa", status: "LIVE", minute: "67′" } as const;
  const { container } = render(
    <Scoreboards matches={[{ ...match, homeTeam: "Uno", awayTeam: "Dos", homeScore, awayScore }]} />,
  );
  expect([...container.querySelectorAll("dl .text-muted dt")].map((team) => team.textContent).join()).toBe(behind);
});

test("a columnist of one article whom one follows, and one whom nobody does", () => {
  const columnist = { name: "Ana Mar", role: "jurista", specialty: "Mares", latestTitle: "El mar", image, alt };
  expect(printed(<Columnists columnists={[{ ...columnist, articles: 1, followers: 1 }]} />)).toMatch(
    /1 artículo 1 seguidor(?!e)/,
  );
  expect(printed(<Columnists columnists={[{ ...columnist, articles: 0, followers: 0 }]} />)).toMatch(
    /Sin artículos Sin seguidores/,
  );
});

test("what a photograph shows stands beside its story, and not where the story is only announced", () => {
  const piece = { author: "Ana Gil", time, caption: "El muelle de noche.", credit: "Luz Rey" };
  expect(printed(<Byline piece={piece} />)).toContain("El muelle de noche. Foto: Luz Rey");
  const announced = printed(<Byline piece={{ ...piece, href: "/economia#muelle" }} />);
  expect(announced).toContain("Foto: Luz Rey");
  expect(announced).not.toContain("El muelle");
});

test("a photographer is named once for what stands on a page twice", () => {
  const taken = { title: "El muelle", credit: "Luz Rey" };
  const foot = (records: object[]) => printed(<PhotoCredits records={records} />);
  expect(foot([{ credit: "Luz Rey", politician: "Ana Mar" }])).toContain("Fotografía: Luz Rey (Ana Mar)");
  expect(foot([{ credit: "Luz Rey", name: "Astillero" }])).toContain("Fotografía: Luz Rey (Astillero)");
  expect(foot([taken, taken])).toMatch(/Fotografía: Luz Rey \(El muelle\)(?!;)/);
  expect(foot([taken, { ...taken, title: "La grúa" }])).toContain(
    "Fotografías: Luz Rey (El muelle); Luz Rey (La grúa)",
  );
});

test("a headline that is as long as few are is set a step smaller, and a shorter one is not", () => {
  const classes = (letters: number, weight: 1 | 2) =>
    render(
      <Headline weight={weight} level={2}>
        {"m".repeat(letters)}
      </Headline>,
    ).container.querySelector("h2")?.className;
  expect(classes(91, 1)).toBe(classes(20, 2));
  expect(classes(90, 1)).not.toBe(classes(20, 2));
});

test("the longer a page's title is, the smaller it is set, and the shortest as large as on a poster", () => {
  const titles = [
    "Cultura",
    "Lectores",
    "Cultura y letras",
    "Cultura, letras y espectáculos de la semana",
    "Extraordinariamente largo es el título de esta página, como ninguno",
  ];
  const own = { intro: "Uno.", image, alt, quote: undefined };
  for (const Head of [CultureHead, SportsHead, OpinionHead]) {
    const sizes = titles.map((title) => {
      const { innerHTML } = render(<Head title={title} {...own} />).container;
      const [, poster, step] = /<h1[^]*?text-(?:(title)-\w+|headline-(\d))/.exec(innerHTML) ?? [];
      return poster ? 0 : Number(step);
    });
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect([sizes[0], new Set(sizes).size > 3]).toEqual([0, true]);
  }
});

test.each([
  [50, 50, true],
  [80, 20, false],
  [20, 80, false],
])("with %i in favour and %i against, the words stand in the bar: %s", (aFavor, enContra, isIn) => {
  const { container } = render(<Scales debate={{ aFavor, enContra }} />);
  expect(container.querySelector("svg")?.nextElementSibling !== null).toBe(isIn);
});

test.each([
  [-90, 20, ["22.2%", "100.0%"]],
  [-10, 20, ["100.0%", "50.0%"]],
  [-90, -45, ["50.0%", "100.0%"]],
  [0, 0, ["0.0%", "0.0%"]],
])("companies that grow by %d and %d %% stand by their growth, the larger of either sign the longest bar", (...of) => {
  const [less, more, bars] = of;
  const startup = { sector: "Redes", description: "Hace redes.", location: "Vigo", funding: 1e6, image, alt };
  const rows = [
    { ...startup, name: "Menos", growth: less },
    { ...startup, name: "Más", growth: more },
  ];
  const { container } = render(<Startups startups={less < more ? rows : rows.toReversed()} source={undefined} />);
  expect(container.textContent).toMatch(/Más.*Menos/);
  const drawn = [...container.querySelectorAll("tbody rect")].map((bar) => bar.getAttribute("width"));
  expect(drawn).toEqual(bars);
});

test("a poster says the year of an event that is not of the edition's", () => {
  const told = (date: string) => printed(<FeaturedEvents events={[feria(date)]} />);
  expect(told(`${year + 1}-03-14`)).toContain(`, 18:30, ${year + 1}`);
  expect(told(`${year}-12-31`)).not.toContain(String(year));
});

test.each([
  [{ topic: "Puertos", place: "Vigo" }, "Puertos Vigo"],
  [{ topic: "Puertos", community: "Galicia" as const }, "Puertos Galicia"],
  [{ place: "Vigo", community: "Galicia" as const }, "Economía Vigo"],
  [{ topic: "Puertos", place: "Vigo", href: "/economia#vigo" as const }, "Economía Vigo"],
  [{ topic: "Puertos", href: "/economia#vigo" as const }, "Economía Puertos"],
  [{ topic: "Puertos", sport: "Vela" as const }, "Puertos"],
])("over a story of %j stands «%s»", (about, words) =>
  expect(printed(<Kicker story={{ category: "Economía", ...about }} />).trim()).toBe(words),
);

test("an hour says its day where that is the day before or the day after, and a day its year", () => {
  for (const days of [-1, 0, 1])
    expect(printed(<Hour value={noon(days)} />)).toBe(hourOf(noon(days), paper.edition.close));
  const said = (of: number) => printed(<Day value={`${of}-03-14`} size="large" />);
  expect(said(year)).toBe("14 mar");
  for (const other of [year - 1, year + 1]) expect(said(other)).toContain(String(other));
});

test("a lead whose picture only decorates is shared with its headline for the picture's words", () => {
  const lead = leadOf("politica");
  const before = lead.alt;
  lead.alt = "";
  try {
    expect(pageMetadata("politica").openGraph).toMatchObject({ images: [{ alt: lead.title }] });
  } finally {
    lead.alt = before;
  }
});

test("a network's link says that the newspaper is who is found there, and another link does not", () => {
  const before = site.addresses;
  site.addresses = { Red: "https://red.example/diario" };
  try {
    render(
      <>
        <PlaceholderLink words="Red" rel="me" />
        <PlaceholderLink words="Red" />
      </>,
    );
    const rels = screen
      .getAllByRole("link")
      .map((link) => link.getAttribute("rel")?.split(" ").includes("me") ?? false);
    expect(rels).toEqual([true, false]);
  } finally {
    site.addresses = before;
  }
});

test("a company whose name ends with a full stop gets no second one", () => {
  const before = site.legalName;
  site.legalName = "Prensa del Norte, S. A.";
  try {
    expect(printed(<Footer dated={false} />)).toContain(" Prensa del Norte, S. A. Todos los derechos");
  } finally {
    site.legalName = before;
  }
});

test.each([
  [`20 de noviembre de ${year}`, "20 nov"],
  [`octubre de ${year}`, "octubre"],
])("over the lead the period «%s» is «%s»", (period, words) => {
  const euribor = { name: "Euríbor", kind: "indicator", value: 2.2, decimals: 1, unit: "%", period } as const;
  expect(printed(<MarketLine markets={[euribor]} />).trim()).toBe(`Euríbor 2,2 % ${words}`);
});

test("a count of seats is drawn of the chamber that it is of: of the national one only Política tells", () => {
  const count = { have: 3, need: 9, source: "Actas" };
  const drawn = (section: "politica" | "economia") => {
    const told = { ...story, section, count };
    const news = <FrontNews stories={[story, { ...told, id: "otra" }]} chamber={350} />;
    return render(news).container.querySelectorAll("path[pathLength]").length > 0;
  };
  expect([drawn("politica"), drawn("economia")]).toEqual([true, false]);
});

test("no two networks, arts or sections have the same mark", () => {
  const networks = "Facebook X Instagram LinkedIn YouTube WhatsApp Telegram TikTok Bluesky Mastodon".split(" ");
  for (const marks of [
    (networks as Network[]).map((network) => <SocialIcon key={network} network={network} />),
    ARTS.map((art) => <ArtIcon key={art} art={art} />),
    compositions.map((of) => <SectionForm key={of} of={of} />),
  ]) {
    const drawn = marks.map((mark) => render(mark).container.innerHTML);
    expect(new Set(drawn).size).toBe(marks.length);
  }
});
