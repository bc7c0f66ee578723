import { NewsletterBox } from "@/components/NewsletterBox";
import { Picture } from "@/components/Picture";
import type { Opinion } from "@/schema/opinion";

type Props = { newsletter: NonNullable<Opinion["newsletter"]> };

/** The way to have the week's pieces sent, beside its picture. */
export function OpinionNewsletter({ newsletter }: Props) {
  return (
    <section
      aria-labelledby="boletin-opinion-titulo"
      className="grid grid-cols-1 border-3 border-double border-accent md:grid-cols-12 lg:min-h-62"
    >
      <div className="md:relative md:col-span-5 lg:col-span-4">
        <Picture
          of={newsletter}
          sizes="(width < 48rem) 100vw, (width < 64rem) 41vw, (width < 84rem) 33vw, 28rem"
          box={["aspect-[8/5]"]}
          fills="md:h-full"
          className="md:absolute md:inset-0"
        />
      </div>
      <div className="grid content-center items-center gap-x-8 gap-y-5 p-5 sm:p-8 md:col-span-7 lg:col-span-8 lg:grid-cols-2 lg:py-12 lg:max-xl:grid-cols-[1fr_18.5rem]">
        <div>
          <h2 id="boletin-opinion-titulo" className="hand text-headline-3">
            {newsletter.title}
          </h2>
          <p className="mt-2 max-w-prose text-small text-muted">{newsletter.text}</p>
        </div>
        <div>
          <NewsletterBox id="boletin-opinion" />
          {newsletter.claim && <p className="mt-3 text-meta text-muted">{newsletter.claim}</p>}
        </div>
      </div>
    </section>
  );
}
