import { FirstScreenEnd } from "@/components/FirstScreen";
import { PageFrame } from "@/components/frame/PageFrame";
import { Split } from "@/components/lists/Split";
import { Columnists } from "@/components/opinion/Columnists";
import { Debates } from "@/components/opinion/Debates";
import { Frieze } from "@/components/opinion/Frieze";
import { OpinionHead } from "@/components/opinion/OpinionHead";
import { OpinionNewsletter } from "@/components/opinion/OpinionNewsletter";
import { FeaturedPieces, LatestPieces } from "@/components/opinion/Pieces";
import { paper } from "@/paper/paper";
import { pageMetadata } from "../metadata";
import { pageGraph } from "../structured";

export const metadata = pageMetadata("opinion");

export default function OpinionPage() {
  const { opinion } = paper.pages;
  const { title, intro, featured, latest, columnists, debates, newsletter } = opinion;
  return (
    <PageFrame section="opinion" records={opinion} graph={pageGraph("opinion")}>
      <div className="voice-opinion">
        <OpinionHead title={title} intro={intro} />
        <Frieze page={opinion} />
        <FirstScreenEnd />
        <div className="parts measure mt-8">
          <FeaturedPieces pieces={featured} />
          {latest.length > 0 && <LatestPieces pieces={latest} />}
          <Split
            parts="pair"
            wide={columnists.length > 0 && <Columnists columnists={columnists} />}
            narrow={debates.length > 0 && <Debates debates={debates} />}
          />
          {newsletter && <OpinionNewsletter newsletter={newsletter} />}
        </div>
      </div>
    </PageFrame>
  );
}
