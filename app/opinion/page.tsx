import { PageFrame } from "@/components/frame/PageFrame";
import { JsonLd } from "@/components/JsonLd";
import { Columnists } from "@/components/opinion/Columnists";
import { Debates } from "@/components/opinion/Debates";
import { FeaturedPieces } from "@/components/opinion/FeaturedPieces";
import { LatestPieces } from "@/components/opinion/LatestPieces";
import { OpinionHead } from "@/components/opinion/OpinionHead";
import { OpinionNewsletter } from "@/components/opinion/OpinionNewsletter";
import { opinion } from "@/data/opinion";
import { pageMetadata } from "../metadata";
import { pageGraph } from "../structured";

export const metadata = pageMetadata("opinion");

export default function OpinionPage() {
  return (
    <PageFrame section="opinion">
      <div className="measure">
        <OpinionHead title={opinion.title} intro={opinion.intro} image={opinion.image} alt={opinion.alt} />
        <FeaturedPieces pieces={opinion.featured} />
        <div className="mt-14 grid gap-y-14 lg:grid-cols-12">
          <LatestPieces pieces={opinion.latest} className="lg:col-span-8 lg:pr-8" />
          <Columnists columnists={opinion.columnists} className="border-rule lg:col-span-4 lg:border-l lg:pl-8" />
        </div>
      </div>
      <Debates debates={opinion.debates} />
      <div className="measure">
        <OpinionNewsletter newsletter={opinion.newsletter} />
      </div>
      <JsonLd graph={pageGraph("opinion")} />
    </PageFrame>
  );
}
