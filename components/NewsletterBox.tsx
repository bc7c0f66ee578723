import type { Anchor } from "@/lib/anchors";
import type { Newsletter } from "@/schema/primitives";
import { tones } from "./Button";
import { site } from "@/paper/site";

type Props = {
  /** Unique on the page: joins the label and its box. */
  id: Anchor;
  action?: "Suscribirse" | "Suscribirse Gratis";
};

/** An e-mail box, which takes what room its button leaves, or has a line of its own: no form where the newspaper has none to send it to, so that Enter sends nothing. */
export function NewsletterBox({ id, action = "Suscribirse" }: Props) {
  const form = site.newsletterForm;
  const Box = form ? "form" : "div";
  return (
    <Box {...(form && { action: form.action, method: form.method })} className="flex flex-wrap gap-2">
      <label htmlFor={id} className="sr-only">
        Tu email
      </label>
      <input
        id={id}
        type="email"
        {...(form && { name: form.field, required: true })}
        placeholder="Tu email"
        autoComplete="email"
        className="min-h-11 min-w-[min(10rem,100%)] flex-99 rounded-sm border border-muted bg-paper px-3 fades placeholder:text-muted hover:border-ink"
      />
      <button
        type={form ? "submit" : "button"}
        className={`min-h-11 max-w-full grow rounded-sm px-4 text-small font-semibold fades ${tones.solid}`}
      >
        {action}
      </button>
    </Box>
  );
}

/** A newsletter in a sidebar: what it brings, the box, and how many trust it. */
export const NewsletterCard = ({ newsletter, ...box }: Props & { newsletter: Newsletter }) => (
  <section aria-labelledby="boletin" className="content-center bg-sand px-4 py-3 md:py-4 print:hidden">
    <h2 id="boletin" className="text-headline-5">
      {newsletter.title}
    </h2>
    <p className="mt-1 mb-3 text-small">{newsletter.text}</p>
    <NewsletterBox {...box} />
    {newsletter.claim && <p className="mt-3 text-meta">{newsletter.claim}</p>}
  </section>
);
