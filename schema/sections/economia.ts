import { economiaSchema } from "@/schema/economia";
import { defineSection, each, first, maybe } from "@/schema/section";
import { analysisArticle, monographArticle, newsArticle } from "@/lib/structured/articles";
import { times } from "@/lib/structured/dates";

export const economia = defineSection({
  key: "economia",
  name: "Economía",
  route: "/economia",
  accent: "green",
  poster: "bars",
  schema: economiaSchema,
  // The front is often led by an economic story: this page is shared with its monograph.
  lead: (page) => page.monograph ?? first("news", page.news),
  records: (page) => ({
    stories: each("news", page.news),
    others: [...maybe("monograph", page.monograph), ...maybe("analysis", page.analysis)],
  }),
  graph: (page, { path, image }) => ({
    articles: [
      ...(page.monograph ? [monographArticle(page.monograph, path, image)] : []),
      ...page.news.map((story) => newsArticle(story, path, image)),
      ...(page.analysis ? [analysisArticle(page.analysis, path)] : []),
    ],
    times: times([page.monograph, ...page.news, page.analysis]),
  }),
});
