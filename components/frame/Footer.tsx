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

function Brand() {
  return (
    <div className="footer-brand">
      <Logo />
      <p className="footer-words">{site.blurb}</p>
      <ul className="footer-social" aria-label="Redes sociales">
        {site.social
          .filter((network) => isShown(network, site))
          .map((network) => (
            <li key={network}>
              <PlaceholderLink words={network} rel="me" className="footer-link">
                <SocialIcon network={network} />
                <span className="sr-only">{network}</span>
              </PlaceholderLink>
            </li>
          ))}
      </ul>
    </div>
  );
}

type LegalProps = {
  /** Whether it says which edition this is, for the page may be read days after; the front's head does. */
  dated: boolean;
};

function Legal({ dated }: LegalProps) {
  return (
    <div className="footer-legal">
      <div>
        © <Island name="CurrentYear" props={{ year: year(buildDate()) }} /> {site.legalName.replace(/\.$/, "")}. Todos
        los derechos reservados.
      </div>
      <p className="footer-edition">
        {dated && (
          <>
            Edición del <TimeText value={edition.close} mode="long" />. Cierre a las {clockTime(edition.close)}.{" "}
          </>
        )}
        {site.sample && "Contenidos de muestra: personas, empresas y hechos son inventados."}
      </p>
      <ul className="footer-legal-links">
        <Items names={[site.footer.privacy, site.footer.terms, ...site.morePages]} />
      </ul>
    </div>
  );
}

/** The foot of every page. */
export function Footer({ dated }: LegalProps) {
  return (
    <footer className="footer">
      <div className="footer-room measure">
        <div className="footer-parts">
          <Brand />
          <div className="footer-groups">
            <Column title="Secciones" className="footer-sections">
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
              <h2 className="kicker text-on-night-muted">Boletín</h2>
              <p className="footer-words footer-newsletter">{site.footer.newsletter}</p>
              <NewsletterBox id="boletin-pie" tone="night" />
            </div>
          )}
        </div>
        <Legal dated={dated} />
      </div>
    </footer>
  );
}
