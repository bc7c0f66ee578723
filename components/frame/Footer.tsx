import { Island } from "@/components/Island";
import { NewsletterBox } from "@/components/NewsletterBox";
import { TimeText } from "@/components/text/TimeText";
import { buildDate } from "@/lib/build-date";
import { clockTime, year } from "@/lib/format";
import { isShown } from "@/lib/links";
import { href } from "@/lib/paths";
import { Column, Items, Links, PlaceholderLink } from "./FooterLinks";
import { Logo } from "./Logo";
import { SocialIcon } from "./SocialIcon";
import { edition, sections, site } from "@/paper/site";

const Brand = () => (
  <div className="flex flex-wrap justify-between gap-y-1 self-start lg:max-w-75">
    <Logo />
    <p className="w-full text-muted max-lg:order-1 max-sm:text-meta sm:text-small">{site.blurb}</p>
    <ul className="-mx-2 flex flex-wrap empty:hidden sm:-mr-3 sm:-ml-4" aria-label="Redes sociales">
      {site.social
        .filter((network) => isShown(network, site))
        .map((network) => (
          <li key={network}>
            <PlaceholderLink words={network} rel="me" icon>
              <SocialIcon network={network} />
              <span className="sr-only">{network}</span>
            </PlaceholderLink>
          </li>
        ))}
    </ul>
  </div>
);

type Props = {
  /** Whether it says which edition this is, for the page may be read days after; the front's head does. */
  dated: boolean;
};

const Legal = ({ dated }: Props) => (
  <div className="footer-legal mt-3 grid items-center gap-x-8 border-t border-rule pt-2 text-muted sm:mt-8 sm:pt-4 lg:grid-cols-[auto_1fr]">
    <div className="text-note sm:text-meta">
      © <Island name="CurrentYear" props={{ year: year(buildDate()) }} /> {site.legalName.replace(/\.$/, "")}. Todos los
      derechos reservados.
    </div>
    <p className="max-w-none text-note empty:hidden sm:text-meta lg:col-span-2">
      {dated && (
        <>
          Edición del <TimeText value={edition.close} mode="long" />. Cierre a las {clockTime(edition.close)}.{" "}
        </>
      )}
      {site.sample && "Contenidos de muestra: personas, empresas y hechos son inventados."}
    </p>
    <ul className="flex flex-wrap gap-x-6 text-note text-ink sm:text-meta lg:col-start-2 lg:row-start-1 lg:justify-end">
      <Items names={[site.footer.privacy, site.footer.terms, ...site.morePages]} />
    </ul>
  </div>
);

/** The foot of every page. */
export const Footer = ({ dated }: Props) => (
  <footer className="night mt-8 md:mt-12">
    <div className="measure pt-3 sm:pt-5 sm:pb-6 lg:pt-9">
      <div className="footer-links grid gap-x-8 gap-y-4 sm:gap-y-7 lg:grid-cols-4 lg:gap-y-5">
        <Brand />
        <div className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 sm:gap-y-4 lg:col-span-2 lg:grid-cols-[repeat(3,auto)] lg:gap-x-8">
          <Column title="Secciones" wide>
            {sections.map((section) => (
              <li key={section.key}>
                <a href={href(section.route)} className="footer-link">
                  {section.name}
                </a>
              </li>
            ))}
          </Column>
          <Links title={site.name} names={site.footer.newspaper} />
          <Links title="Servicios" names={site.footer.services} />
        </div>
        {(site.sample || site.newsletterForm) && (
          <div>
            <h2 className="kicker text-muted">Boletín</h2>
            <p className="mt-1 mb-2 text-muted max-sm:text-meta sm:mt-2 sm:mb-3 sm:text-small">
              {site.footer.newsletter}
            </p>
            <NewsletterBox id="boletin-pie" />
          </div>
        )}
      </div>
      <Legal dated={dated} />
    </div>
  </footer>
);
