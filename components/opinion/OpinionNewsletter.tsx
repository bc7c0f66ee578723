import { NewsletterBox } from "@/components/NewsletterBox";
import type { Newsletter as NewsletterRecord } from "@/data/schema/primitives";

/** The way to have the week's pieces sent. */
export function OpinionNewsletter({ newsletter }: { newsletter: NewsletterRecord }) {
  return (
    <section
      aria-labelledby="boletin-opinion-titulo"
      className="mt-14 grid items-end gap-x-8 gap-y-5 border-4 border-double border-accent p-5 sm:p-8 lg:grid-cols-12"
    >
      <div className="lg:col-span-7">
        <h2 id="boletin-opinion-titulo" className="text-3xl font-medium">
          {newsletter.title}
        </h2>
        <p className="mt-2 max-w-prose text-base text-muted">{newsletter.text}</p>
      </div>
      <div className="lg:col-span-5">
        <NewsletterBox id="boletin-opinion" />
        {newsletter.claim && <p className="mt-3 text-xs text-muted">{newsletter.claim}</p>}
      </div>
    </section>
  );
}
