import { Breadcrumb } from "@/components/Breadcrumb";
import { TimeText } from "@/components/text/TimeText";

type Props = {
  title: string;
  intro: string;
  /** The instant at which the figures were taken. */
  close: string;
};

/** The page's head as the top of a ledger: title, intro and the hour of its figures, between double rules. */
export function EconomyHead({ title, intro, close }: Props) {
  return (
    <div className="pt-5">
      <Breadcrumb name={title} />
      <div className="mt-4 grid grid-cols-1 items-center gap-x-8 gap-y-3 border-t-6 border-b border-double border-accent py-5 lg:grid-cols-12">
        <h1 className="text-5xl font-bold tracking-tight text-accent lg:col-span-4">{title}</h1>
        <p className="text-lg text-muted max-sm:pr-3 lg:col-span-5 lg:border-l lg:border-rule lg:pl-8">{intro}</p>
        <p className="text-sm text-muted lg:col-span-3 lg:border-l lg:border-rule lg:pl-8">
          Cifras al cierre de la edición
          <span className="block font-semibold text-ink">
            <TimeText value={close} mode="short" />, <TimeText value={close} mode="clock" />
          </span>
        </p>
      </div>
    </div>
  );
}
