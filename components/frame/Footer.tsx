import type { ReactNode } from "react";
import { Island } from "@/components/Island";
import { NewsletterBox } from "@/components/NewsletterBox";
import { TimeText } from "@/components/text/TimeText";
import type { Imprint } from "@/schema/imprint";
import { buildDate } from "@/lib/build-date";
import { clockTime, year } from "@/lib/format";
import { controlAddress, isShown, linkTo } from "@/lib/links";
import { href } from "@/lib/paths";
import { Logo } from "./Logo";
import { SocialIcon } from "./SocialIcon";

type Props = {
  /** By these the newspaper says where it leads, once it leads somewhere. */
  words: string;
  /** What is seen, if it is not the words. */
  children?: ReactNode;
  className: string;
  /** What the place is to this newspaper, such as `me`. */
  rel?: string;
  imprint: Imprint;
};

/**
 * A link that the data may give an address. Until then it is HTML's own placeholder, an
 * `a` without `href`: read, said to be unavailable, and no stop of the tab key on the way down.
 */
function PlaceholderLink({ words, children = words, className, rel, imprint: { site } }: Props) {
  const address = controlAddress(words, site);
  const leads = address ? linkTo(address, site.url, ...(rel ? [rel] : [])) : { role: "link", "aria-disabled": true };
  return (
    <a {...leads} className={className}>
      {children}
    </a>
  );
}

/** On a phone links stand four abreast: a group takes all of the width or half of it. */
const groups = {
  whole: { box: "max-sm:col-span-4", list: "max-sm:grid-cols-2 max-sm:min-[18rem]:grid-cols-4" },
  half: { box: "max-sm:col-span-4 max-sm:min-[18rem]:col-span-2", list: "max-sm:grid-cols-2" },
} as const;

type ColumnProps = { title: string; group?: keyof typeof groups; children: ReactNode };

function Column({ title, group = "half", children }: ColumnProps) {
  const { box, list } = groups[group];
  return (
    <div className={`footer-group ${box}`}>
      <h2 className="kicker text-on-night-muted">{title}</h2>
      <ul className={`max-sm:grid max-sm:gap-x-1 sm:mt-1.5 ${list}`}>{children}</ul>
    </div>
  );
}

type LinksProps = { names: readonly string[]; title: string; imprint: Imprint };

function Links({ names, title, imprint }: LinksProps) {
  const shown = names.filter((name) => isShown(name, imprint.site));
  if (shown.length === 0) return null;
  return (
    <Column title={title}>
      {shown.map((name) => (
        <li key={name}>
          <PlaceholderLink words={name} className="footer-link" imprint={imprint} />
        </li>
      ))}
    </Column>
  );
}

function Brand({ imprint }: { imprint: Imprint }) {
  const { site } = imprint;
  return (
    <div className="flex flex-wrap justify-between gap-y-1 self-start lg:max-w-75">
      <Logo imprint={imprint} />
      <p className="w-full text-sm text-on-night-muted max-lg:order-1 max-sm:text-xs">{site.blurb}</p>
      <ul className="-mx-2 flex flex-wrap empty:hidden" aria-label="Redes sociales">
        {site.social
          .filter((network) => isShown(network, site))
          .map((network) => (
            <li key={network}>
              <PlaceholderLink
                words={network}
                rel="me"
                className="footer-link size-11 justify-center max-sm:w-9"
                imprint={imprint}
              >
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
  imprint: Imprint;
};

function Legal({ dated, imprint }: LegalProps) {
  const { site, edition } = imprint;
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-8 border-t border-night-rule pt-4 text-xs text-on-night-muted max-sm:mt-3 max-sm:block max-sm:pt-3 max-sm:text-2xs max-sm:*:not-last:inline">
      <div>
        © <Island name="CurrentYear" props={{ year: year(buildDate()) }} /> {site.legalName.replace(/\.$/, "")}. Todos
        los derechos reservados.
      </div>{" "}
      {dated && (
        <p>
          Edición del <TimeText value={edition.close} mode="long" />. Cierre a las {clockTime(edition.close)}.
        </p>
      )}{" "}
      {site.sample && <p>Contenidos de muestra: personas, empresas y hechos son inventados.</p>}
      <ul className="legal flex flex-wrap gap-x-6 lg:ml-auto">
        {[site.footer.privacy, site.footer.terms]
          .filter((name) => isShown(name, site))
          .map((name) => (
            <li key={name}>
              <PlaceholderLink words={name} className="footer-link" imprint={imprint} />
            </li>
          ))}
      </ul>
    </div>
  );
}

/** The foot of every page. */
export function Footer({ dated, imprint }: LegalProps) {
  const { site, sections } = imprint;
  return (
    <footer className="mt-4 bg-night text-on-night lg:mt-16">
      <div className="measure pt-4 sm:pt-5 sm:pb-6 lg:pt-9">
        <div className="grid gap-x-8 gap-y-2 sm:gap-y-4 lg:grid-cols-[4fr_5.5fr_3.5fr] lg:gap-y-5">
          <Brand imprint={imprint} />
          <div className="grid grid-cols-4 gap-x-1 gap-y-2 sm:grid-cols-3 sm:gap-4 lg:grid-cols-[repeat(3,auto)] lg:gap-y-5">
            <Column title="Secciones" group="whole">
              {sections.map((section) => (
                <li key={section.key}>
                  <a href={href(section.route)} className="footer-link">
                    {section.name}
                  </a>
                </li>
              ))}
            </Column>
            <Links title={site.name} names={site.footer.newspaper} imprint={imprint} />
            <Links title="Servicios" names={site.footer.services} imprint={imprint} />
          </div>
          {(site.sample || site.newsletterForm) && (
            <div>
              <h2 className="mr-2 kicker text-on-night-muted max-sm:float-left">Boletín</h2>
              <p className="mb-2 text-sm text-on-night-muted max-sm:text-xs sm:mt-2 sm:mb-3">
                {site.footer.newsletter}
              </p>
              <NewsletterBox id="boletin-pie" tone="night" imprint={imprint} />
            </div>
          )}
        </div>
        <Legal dated={dated} imprint={imprint} />
      </div>
    </footer>
  );
}
