import { NewsletterBox } from "@/components/NewsletterBox";
import { Picture } from "@/components/Picture";
import { columns } from "@/components/picture/rooms";
import type { Opinion } from "@/schema/opinion";

/** The way to have the week's pieces sent, beside its picture. */
export const OpinionNewsletter = ({ newsletter }: { newsletter: NonNullable<Opinion["newsletter"]> }) => (
  <section
    aria-labelledby="boletin-opinion-titulo"
    className="grid border border-accent md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:hidden"
  >
    <div>
      <Picture of={newsletter} sizes={columns.third} box={["aspect-[8/5]"]} fills="md:h-full" />
    </div>
    <div className="grid content-center items-center gap-x-8 gap-y-4 p-6 lg:grid-cols-2 lg:px-8">
      <div>
        <h2 id="boletin-opinion-titulo" className="headline display text-headline-3">
          {newsletter.title}
        </h2>
        <p className="mt-2 text-small text-muted">{newsletter.text}</p>
      </div>
      <div>
        <NewsletterBox id="boletin-opinion" />
        {newsletter.claim && <p className="mt-3 text-meta text-muted">{newsletter.claim}</p>}
      </div>
    </div>
  </section>
);
