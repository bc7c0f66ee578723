import { NewsletterBox } from "@/components/NewsletterBox";

/** The newsletter of the section, free, with how many trust it. */
export function NewsletterCard() {
  return (
    <section aria-labelledby="boletin" className="bg-night p-6 text-on-night md:max-lg:col-span-2">
      <h2 id="boletin" className="text-2xl">
        Lo último, antes de cenar
      </h2>
      <p className="mt-2 mb-4 text-sm text-on-night-muted">
        Las seis noticias del día en un correo que se lee en cuatro minutos, a las ocho de la tarde.
      </p>
      <NewsletterBox id="boletin-actualidad" action="Suscribirse Gratis" tone="night" />
      <p className="mt-3 text-xs text-on-night-muted">+50,000 suscriptores confían en nosotros</p>
    </section>
  );
}
