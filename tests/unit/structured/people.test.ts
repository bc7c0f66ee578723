/** @jest-environment node */
import { columnist } from "@/lib/structured/people";

test("a columnist has a trade, a subject, a paper, and the figures the page counts", () => {
  const record = {
    name: "Ndeye Sarr",
    role: "Abogada laboralista",
    specialty: "Convenios",
    image: "opinion/s.svg",
    alt: "",
    articles: 96,
    followers: 23450,
    latestTitle: "El convenio",
  };
  expect(columnist(record, (name) => `https://lalonja.example/media/${name}.png`)).toMatchObject({
    "@type": "Person",
    name: "Ndeye Sarr",
    jobTitle: "Abogada laboralista",
    knowsAbout: "Convenios",
    image: "https://lalonja.example/media/opinion/s.svg.png",
    worksFor: { "@id": "https://lalonja.example/#redaccion" },
    interactionStatistic: { interactionType: { "@type": "FollowAction" }, userInteractionCount: 23450 },
    agentInteractionStatistic: { interactionType: { "@type": "WriteAction" }, userInteractionCount: 96 },
  });
});
