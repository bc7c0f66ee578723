import { render, screen } from "@testing-library/react";
import { HourSpine } from "@/components/actualidad/HourSpine";
import { PoliticsHead } from "@/components/politica/PoliticsHead";
import { PoliticsNews } from "@/components/politica/PoliticsNews";
import { actualidad } from "@/data/actualidad";
import { politica } from "@/data/politica";

const FIGURE = { value: "37 €", label: "menos al mes por vivienda" };

test.each([
  [
    "a latest one",
    <HourSpine key="latest" stories={actualidad.latest.map((story) => ({ ...story, figure: FIGURE }))} />,
  ],
  ["the urgent one", <PoliticsHead key="urgent" {...politica} urgent={{ ...politica.urgent, figure: FIGURE }} />],
  ["one of politics", <PoliticsNews key="news" news={politica.news.map((story) => ({ ...story, figure: FIGURE }))} />],
])("whichever story has a figure, %s too, prints it with what it says", (_, element) => {
  render(element);
  for (const value of screen.getAllByText(FIGURE.value))
    expect(value.parentElement).toHaveTextContent(`37 € ${FIGURE.label}`);
});
