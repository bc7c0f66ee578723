import { NewsletterBox } from "@/components/NewsletterBox";
import type { Newsletter } from "@/data/schema/primitives";

/** The newsletter of the section, free, with how many trust it. */
export function NewsletterCard({ newsletter }: { newsletter: Newsletter }) {
  return (
    <section aria-labelledby="boletin" className="self-start bg-sand p-5 md:max-lg:col-span-2">
      <h2 id="boletin" className="text-2xl">
        {newsletter.title}
      </h2>
      <p className="mt-1 mb-4 text-sm">{newsletter.text}</p>
      <NewsletterBox id="boletin-actualidad" action="Suscribirse Gratis" />
      {newsletter.claim && <p className="mt-3 text-xs text-muted">{newsletter.claim}</p>}
    </section>
  );
}
