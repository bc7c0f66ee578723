import type { Book, Film } from "./cultura";
import type { Kind } from "./declared";
import type { UpcomingMatch } from "./deportes";
import type { Analysis, Company, Indicator, MarketIndex, Monograph, QuickDatum } from "./economia";
import type { Event } from "./event";
import type { Video } from "./media";
import type { Columnist } from "./opinion";
import type { Party, RegionalNews } from "./politica";
import type { SportItem, SportStory } from "./sport";
import type { OpinionPiece, Story } from "./story";
import type { TechLaunch } from "./tecnologia";

/** What the record of each kind holds, as the schema that declares it reads it. */
type Records = {
  story: Story;
  sportStory: SportStory;
  opinion: OpinionPiece;
  sportItem: SportItem;
  regional: RegionalNews;
  monograph: Monograph;
  analysis: Analysis;
  launch: TechLaunch;
  index: MarketIndex;
  indicator: Indicator;
  quick: QuickDatum;
  company: Company;
  party: Party;
  video: Video;
  event: Event;
  film: Film;
  book: Book;
  match: UpcomingMatch;
  columnist: Columnist;
};

/** The record of a kind; a kind without one does not compile. */
export type RecordOf<Of extends Kind> = Records[Of];
