import { NewsletterBox } from "@/components/NewsletterBox";
import type { Newsletter } from "@/data/schema/primitives";

/** The newsletter of the section, free, with how many trust it. */
export function NewsletterCard({ newsletter }: { newsletter: Newsletter }) {
  return (
    <section aria-labelledby="boletin" className="bg-night p-6 text-on-night md:max-lg:col-span-2">
      <h2 id="boletin" className="text-2xl">
        {newsletter.title}
      </h2>
      <p className="mt-2 mb-4 text-sm text-on-night-muted">{newsletter.text}</p>
      <NewsletterBox id="boletin-actualidad" action="Suscribirse Gratis" tone="night" />
      {newsletter.claim && <p className="mt-3 text-xs text-on-night-muted">{newsletter.claim}</p>}
    </section>
  );
}
