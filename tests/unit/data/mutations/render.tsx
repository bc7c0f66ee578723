import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import ActualidadPage from "@/app/actualidad/page";
import CulturaPage from "@/app/cultura/page";
import DeportesPage from "@/app/deportes/page";
import EconomiaPage from "@/app/economia/page";
import OpinionPage from "@/app/opinion/page";
import HomePage from "@/app/page";
import PoliticaPage from "@/app/politica/page";
import TecnologiaPage from "@/app/tecnologia/page";

/** The page that prints each data file. */
export const printed: Readonly<Record<string, ComponentType>> = {
  actualidad: ActualidadPage,
  politica: PoliticaPage,
  economia: EconomiaPage,
  tecnologia: TecnologiaPage,
  cultura: CulturaPage,
  deportes: DeportesPage,
  opinion: OpinionPage,
  home: HomePage,
};

/** A page as a reader's browser gets it, without the frame of scripts and styles around it. */
export function render(name: string): string {
  const Page = printed[name];
  if (!Page) throw new Error(`No page prints data/${name}.ts`);
  return renderToStaticMarkup(<Page />);
}
