import { PageFrame } from "@/components/frame/PageFrame";
import { JsonLd } from "@/components/JsonLd";
import { Columnists } from "@/components/opinion/Columnists";
import { Debates } from "@/components/opinion/Debates";
import { FeaturedPieces } from "@/components/opinion/FeaturedPieces";
import { Frieze } from "@/components/opinion/Frieze";
import { LatestPieces } from "@/components/opinion/LatestPieces";
import { OpinionHead } from "@/components/opinion/OpinionHead";
import { OpinionNewsletter } from "@/components/opinion/OpinionNewsletter";
import { sectionPages } from "@/data/resolve/pages";
import { pageMetadata } from "../metadata";
import { pageGraph } from "../structured";

export const metadata = pageMetadata("opinion");

const { opinion } = sectionPages;

export default function OpinionPage() {
  return (
    <PageFrame section="opinion" records={opinion}>
      <OpinionHead title={opinion.title} intro={opinion.intro} />
      <Frieze page={opinion} />
      <div className="measure mt-8 grid grid-cols-1 gap-y-10">
        <FeaturedPieces pieces={opinion.featured} />
        <LatestPieces pieces={opinion.latest} />
        <div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-2">
          <Columnists columnists={opinion.columnists} />
          <Debates debates={opinion.debates} />
        </div>
        <OpinionNewsletter newsletter={opinion.newsletter} image={opinion.image} alt={opinion.alt} />
      </div>
      <JsonLd graph={pageGraph("opinion")} />
    </PageFrame>
  );
}
