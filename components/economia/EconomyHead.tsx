import { TitleLine } from "@/components/TitleLine";
import { TimeText } from "@/components/text/TimeText";

type Props = {
  title: string;
  intro: string;
  /** The instant at which the figures were taken, if there are any. */
  close: string | undefined;
};

/** The page's head as the top of a ledger: title, intro and the hour of its figures over a double rule. */
export function EconomyHead({ title, intro, close }: Props) {
  return (
    <div className="relative border-b-3 border-double border-accent pt-4 pb-3">
      <TitleLine title={title} intro={intro}>
        {close && (
          <p className="mt-2 text-meta text-muted min-[75rem]:absolute min-[75rem]:top-2 min-[75rem]:right-0">
            Cifras al cierre de la edición{" "}
            <span className="font-semibold text-ink">
              <TimeText value={close} mode="short" />, <TimeText value={close} mode="clock" />
            </span>
          </p>
        )}
      </TitleLine>
    </div>
  );
}
