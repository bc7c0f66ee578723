/** @jest-environment node */
import type { Podcast } from "@/data/schema/media";
import { podcastEpisode, video } from "@/lib/structured/media";

const image = (name: string) => `https://fotos.example/${name}.png`;

const podcast: Podcast = {
  title: "Primera subasta",
  episode: "112. Por qué el bonito vale más",
  duration: 1620,
  image: "home/p.svg",
  alt: "",
};

test("an episode has its number, its name and the podcast it is of", () => {
  expect(podcastEpisode(podcast, image)).toMatchObject({
    "@type": "PodcastEpisode",
    name: "Por qué el bonito vale más",
    episodeNumber: 112,
    partOfSeries: { "@type": "PodcastSeries", name: "Primera subasta" },
    duration: "PT27M0S",
  });
});

test("an episode without a number keeps its whole name", () => {
  const node = podcastEpisode({ ...podcast, episode: "La última redera" }, image);
  expect(node).toMatchObject({ name: "La última redera" });
  expect(node).not.toHaveProperty("episodeNumber");
});

test("a film that can be seen has its file, its day and its audience, and no length", () => {
  const film = {
    title: "El puerto",
    description: "Una grúa.",
    duration: 8,
    views: 27340,
    image: "home/f.svg",
    alt: "",
  };
  expect(
    video(film, { file: "https://fotos.example/puerto.mp4", since: "2026-11-20T20:30:00+01:00" }, image),
  ).toMatchObject({
    "@type": "VideoObject",
    name: "El puerto",
    thumbnailUrl: "https://fotos.example/home/f.svg.png",
    contentUrl: "https://fotos.example/puerto.mp4",
    uploadDate: "2026-11-20T20:30:00+01:00",
    interactionStatistic: { interactionType: { "@type": "WatchAction" }, userInteractionCount: 27340 },
  });
});
