import type { Person } from "schema-dts";
import type { Columnist } from "@/data/schema/opinion";
import { organizationId } from "./newsroom";
import type { ImageAddress } from "./types";

/** A columnist, with what the page counts: followers and articles (schema.org, as in «Profile page» of Google Search Central). */
export function columnist(record: Columnist, image: ImageAddress): Person {
  return {
    "@type": "Person",
    name: record.name,
    jobTitle: record.role,
    knowsAbout: record.specialty,
    image: image(record.image),
    worksFor: { "@id": organizationId },
    interactionStatistic: {
      "@type": "InteractionCounter",
      interactionType: { "@type": "FollowAction" },
      userInteractionCount: record.followers,
    },
    agentInteractionStatistic: {
      "@type": "InteractionCounter",
      interactionType: { "@type": "WriteAction" },
      userInteractionCount: record.articles,
    },
  };
}
