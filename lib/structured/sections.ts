import type { Actualidad } from "@/data/schema/actualidad";
import type { Cultura } from "@/data/schema/cultura";
import type { Deportes } from "@/data/schema/deportes";
import type { Economia } from "@/data/schema/economia";
import type { Opinion } from "@/data/schema/opinion";
import type { Politica } from "@/data/schema/politica";
import type { Tecnologia } from "@/data/schema/tecnologia";
import { analysisArticle, monographArticle, newsArticle, opinionArticle, regionalArticle } from "./articles";
import { event, match } from "./events";
import type { PageContent } from "./page";
import { columnist } from "./people";
import type { ImageAddress } from "./types";
import { book, movie } from "./works";

/* One function a section: from the record its page prints to what its graph says, in the page's order. */

const times = (records: readonly { time: string }[]) => records.map((record) => record.time);

export function actualidadContent(page: Actualidad, image: ImageAddress): PageContent {
  const path = "/actualidad";
  const stories = [page.hot, ...page.latest];
  return {
    path,
    name: page.title,
    description: page.intro,
    articles: stories.map((story) => newsArticle(story, path, image)),
    times: times([...stories, ...page.live, page.banner]),
  };
}

export function politicaContent(page: Politica, image: ImageAddress): PageContent {
  const path = "/politica";
  return {
    path,
    name: page.title,
    description: page.intro,
    articles: [
      newsArticle(page.urgent, path, image),
      ...page.regional.map((news) => regionalArticle(news, path, image)),
      ...page.news.map((story) => newsArticle(story, path, image)),
    ],
    times: times([page.urgent, ...page.regional, ...page.news, ...page.statements]),
  };
}

export function economiaContent(page: Economia, image: ImageAddress): PageContent {
  const path = "/economia";
  return {
    path,
    name: page.title,
    description: page.intro,
    articles: [
      monographArticle(page.monograph, path, image),
      ...page.news.map((story) => newsArticle(story, path, image)),
      analysisArticle(page.analysis, path),
    ],
    times: times([page.monograph, ...page.news, page.analysis]),
  };
}

export function tecnologiaContent(page: Tecnologia, image: ImageAddress): PageContent {
  const path = "/tecnologia";
  const stories = [page.hero, ...page.announcements];
  return {
    path,
    name: page.title,
    description: page.intro,
    articles: stories.map((story) => newsArticle(story, path, image)),
    times: times(stories),
  };
}

export function culturaContent(page: Cultura, image: ImageAddress): PageContent {
  const path = "/cultura";
  return {
    path,
    name: page.title,
    description: page.intro,
    articles: page.news.map((story) => newsArticle(story, path, image)),
    times: times(page.news),
    others: [
      ...[...page.events, ...page.upcoming].map((record) => event(record, image)),
      ...page.films.map((film) => movie(film, image)),
      ...page.books.map((record) => book(record, image)),
    ],
  };
}

export function deportesContent(page: Deportes, image: ImageAddress): PageContent {
  const path = "/deportes";
  return {
    path,
    name: page.title,
    description: page.intro,
    articles: page.featured.map((story) => newsArticle(story, path, image)),
    times: times([...page.featured, ...page.latest]),
    others: page.upcoming.map(match),
  };
}

export function opinionContent(page: Opinion, image: ImageAddress): PageContent {
  const path = "/opinion";
  const pieces = [...page.featured, ...page.latest];
  return {
    path,
    name: page.title,
    description: page.intro,
    articles: pieces.map((piece) => opinionArticle(piece, path, image)),
    times: times(pieces),
    others: page.columnists.map((record) => columnist(record, image)),
  };
}
