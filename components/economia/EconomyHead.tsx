import { Breadcrumb } from "@/components/Breadcrumb";
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
    <div className="border-b-3 border-double border-accent pt-4 pb-3">
      <Breadcrumb name={title} />
      <div className="mt-2.5 grid grid-cols-1 items-end gap-x-8 gap-y-2 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
        <h1 className="text-4xl text-accent">{title}</h1>
        <p className="text-sm text-muted lg:pb-1">{intro}</p>
        {close && (
          <p className="text-xs text-muted lg:pb-1 lg:text-right">
            Cifras al cierre de la edición
            <span className="font-semibold text-ink lg:block">
              {" "}
              <TimeText value={close} mode="short" />, <TimeText value={close} mode="clock" />
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
