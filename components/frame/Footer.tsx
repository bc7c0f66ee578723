import type { ReactNode } from "react";
import { Island } from "@/components/Island";
import { NewsletterBox } from "@/components/NewsletterBox";
import { addressOf } from "@/lib/address";
import { buildDate } from "@/lib/build-date";
import { year } from "@/lib/format";
import { href } from "@/lib/paths";
import { sections } from "@/data/sections/sections";
import { site } from "@/lib/site";
import { Logo } from "./Logo";
import { PlaceholderLink } from "./PlaceholderLink";
import { SocialIcon } from "./SocialIcon";

const linkClass = "footer-link";

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="kicker text-on-night-muted">{title}</h2>
      <ul className="mt-4 space-y-1">{children}</ul>
    </div>
  );
}

const placeholders = (names: readonly string[]) =>
  names.map((name) => (
    <li key={name}>
      <PlaceholderLink to={addressOf(name)} className={linkClass}>
        {name}
      </PlaceholderLink>
    </li>
  ));

function Brand() {
  return (
    <div className="max-w-md">
      <Logo />
      <p className="mt-4 text-sm text-on-night-muted">{site.blurb}</p>
      <ul className="mt-5 -ml-2.5 flex flex-wrap gap-1" aria-label="Redes sociales">
        {site.social.map((network) => (
          <li key={network}>
            <PlaceholderLink
              to={addressOf(network)}
              rel="me"
              label={network}
              className="footer-link grid size-11 place-items-center"
            >
              <SocialIcon network={network} />
            </PlaceholderLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Legal() {
  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-night-rule pt-6 text-xs text-on-night-muted">
      <div>
        © <Island name="CurrentYear" props={{ year: year(buildDate()) }} /> {site.legalName.replace(/\.$/, "")}. Todos
        los derechos reservados.
      </div>
      {site.sample && <p>Contenidos de muestra: personas, empresas y hechos son inventados.</p>}
      <ul className="flex flex-wrap gap-x-6">{placeholders([site.footer.privacy, site.footer.terms])}</ul>
    </div>
  );
}

/** The foot of every page. */
export function Footer() {
  return (
    <footer className="mt-20 bg-night text-on-night">
      <div className="measure py-12 lg:py-16">
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <Brand />
          </div>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.25rem),1fr))] gap-x-4 gap-y-10 lg:col-span-5">
            <Column title="Secciones">
              {sections.map((section) => (
                <li key={section.key}>
                  <a href={href(section.route)} className={linkClass}>
                    {section.name}
                  </a>
                </li>
              ))}
            </Column>
            <Column title={site.name}>{placeholders(site.footer.newspaper)}</Column>
            <Column title="Servicios">{placeholders(site.footer.services)}</Column>
          </div>
          <div className="lg:col-span-3">
            <h2 className="kicker text-on-night-muted">Boletín</h2>
            <p className="mt-4 mb-4 text-sm">{site.footer.newsletter}</p>
            <NewsletterBox id="boletin-pie" tone="night" />
          </div>
        </div>
        <Legal />
      </div>
    </footer>
  );
}
