import { Block } from "@/components/Block";
import type { Government } from "@/data/schema/politica";

const rows = [
  ["president", "Presidencia"],
  ["party", "Partido"],
  ["legislature", "Legislatura"],
  ["type", "Tipo"],
] as const satisfies readonly (readonly [keyof Government, string])[];

/** Who governs, with whom and until when. */
export function GovernmentCard({ government }: { government: Government }) {
  return (
    <Block id="gobierno-actual" title="Gobierno Actual" className="md:max-lg:col-span-2">
      <dl className="-mt-2 grid gap-x-8 text-sm *:border-b *:border-rule md:max-lg:grid-cols-2">
        {rows.map(([field, label]) => (
          <div key={field} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">{government[field]}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}
