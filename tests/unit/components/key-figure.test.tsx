import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { HotStory } from "@/components/actualidad/HotStory";
import { HourSpine } from "@/components/actualidad/HourSpine";
import { CultureNews } from "@/components/cultura/CultureNews";
import { SportsNews } from "@/components/deportes/SportsNews";
import { EconomyNews } from "@/components/economia/EconomyNews";
import { LatestList } from "@/components/economia/LatestList";
import { PoliticsHead } from "@/components/politica/PoliticsHead";
import { PoliticsNews } from "@/components/politica/PoliticsNews";
import { StoryRow } from "@/components/story/StoryRow";
import { Announcements } from "@/components/tecnologia/Announcements";
import { TechHead } from "@/components/tecnologia/TechHead";
import { actualidad } from "@/data/actualidad";
import { cultura } from "@/data/cultura";
import { deportes } from "@/data/deportes";
import { economia } from "@/data/economia";
import { politica } from "@/data/politica";
import { tecnologia } from "@/data/tecnologia";

const FIGURE = { value: "37 €", label: "menos al mes por vivienda" };
const withFigure = <T,>(story: T) => ({ ...story, figure: FIGURE });

/** Each part of a section's page that prints stories, and how many it is given here. */
const parts: readonly (readonly [string, number, ReactElement])[] = [
  ["the day's story of Actualidad", 1, <HotStory key="hot" story={withFigure(actualidad.hot)} />],
  ["Actualidad", actualidad.latest.length, <HourSpine key="latest" stories={actualidad.latest.map(withFigure)} />],
  ["Política's urgent one", 1, <PoliticsHead key="urgent" {...politica} urgent={withFigure(politica.urgent)} />],
  ["Política", politica.news.length, <PoliticsNews key="politics" news={politica.news.map(withFigure)} />],
  ["Economía", economia.news.length, <EconomyNews key="economy" stories={economia.news.map(withFigure)} />],
  [
    "Economía's list",
    1,
    <LatestList key="list" inGrid={economia.news.slice(1)} alone={economia.news.slice(0, 1).map(withFigure)[0]} />,
  ],
  ["Tecnología's first", 1, <TechHead key="hero" {...tecnologia} story={withFigure(tecnologia.hero)} />],
  [
    "Tecnología",
    tecnologia.announcements.length,
    <Announcements key="announcements" stories={tecnologia.announcements.map(withFigure)} />,
  ],
  ["Cultura", cultura.news.length, <CultureNews key="culture" stories={cultura.news.map(withFigure)} />],
  ["Deportes", deportes.featured.length, <SportsNews key="sports" stories={deportes.featured.map(withFigure)} />],
];

test.each(parts)("every story of %s that has a figure prints it with what it says", (_, count, element) => {
  render(element);
  const values = screen.getAllByText(FIGURE.value);
  expect(values).toHaveLength(count);
  for (const value of values) expect(value.parentElement).toHaveTextContent(`37 € ${FIGURE.label}`);
});

test("a page that announces a story leaves its figure to the story's own", () => {
  const [story] = economia.news;
  if (!story) throw new Error("Economía has no news");
  render(<StoryRow story={{ ...withFigure(story), section: "economia", href: `/economia#${story.id}` }} />);
  expect(document.body).toHaveTextContent(story.author);
  expect(screen.queryByText(FIGURE.value)).toBeNull();
});
