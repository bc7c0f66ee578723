import { counted } from "../../lib/format";
import { href } from "../../lib/paths";
import { paper } from "../../paper/paper";
import { ofKinds } from "../../paper/records";
import { newsByCommunity } from "../../paper/territory";
import { expect, ON_DESKTOP, open, test } from "./test";

const { regional } = paper.pages.politica;

test(
  "a lit tile says its community's news, leads to the first of them and lights its headline",
  ON_DESKTOP,
  async ({ page }) => {
    test.skip(!paper.sections.some(({ key }) => key === "politica") || regional.length === 0, "there is no map");
    await open(page, "politica");
    const told = newsByCommunity(paper);
    // The key below the map has the colours that its tiles have.
    const grounds = (parts: string) =>
      page
        .locator(`main section[aria-labelledby=mapa] li[data-section] > ${parts}`)
        .evaluateAll((all) =>
          all.map((one) => `${one.closest("li")?.dataset["section"]} ${getComputedStyle(one).backgroundColor}`),
        );
    expect(new Set(await grounds("span"))).toEqual(new Set(await grounds("a")));
    await expect(page.locator("[data-tile]")).toHaveCount(told.length);
    const stories = ofKinds(paper.records, "story", "sportStory", "opinion").map(({ record }) => record);
    for (const { community, first, titles } of told) {
      const times = stories.filter((story) => story.community === community).map(({ time }) => time);
      if (first.section !== "politica") expect(first.time).toBe(times.sort().at(-1));
      const tile = page.locator(`[data-tile="${community}"]`);
      await expect(tile).toHaveAccessibleName(
        `${community}, ${counted(titles.length, "noticia", "noticias")}: ${titles.join("; ")}`,
      );
      await expect(tile).toHaveAttribute("href", first.url ?? href(first.href));
      const news = page.locator(`[data-news="${community}"]`).filter({ hasText: first.title });
      await expect(news).toHaveCSS("box-shadow", "none");
      await tile.hover();
      await expect(news).not.toHaveCSS("box-shadow", "none");
    }
  },
);
