/** @jest-environment node */
import { publicAddress } from "@/lib/address";
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
  expect(columnist(record, (name) => `https://fotos.example/${name}.png`)).toMatchObject({
    "@type": "Person",
    name: "Ndeye Sarr",
    jobTitle: "Abogada laboralista",
    knowsAbout: "Convenios",
    image: "https://fotos.example/opinion/s.svg.png",
    worksFor: { "@id": publicAddress("/#redaccion") },
    interactionStatistic: { interactionType: { "@type": "FollowAction" }, userInteractionCount: 23450 },
    agentInteractionStatistic: { interactionType: { "@type": "WriteAction" }, userInteractionCount: 96 },
  });
});
