import { z } from "zod";
import { CONTROLS } from "@/lib/controls";
import type { Author } from "@/lib/signatures";
import { readUrl } from "@/lib/url";
import { as } from "./declared";
import { distinct } from "./distinct";
import { orMeant } from "./nearest";
import { picture } from "./primitives";
import { faultless, prose } from "./text";
import { formSchema, linkAddress, pageAddress, searchFormSchema } from "./web-address";

/** The networks whose marks the footer can draw (components/frame/SocialIcon.tsx). */
const networks = [
  "Facebook",
  "X",
  "Instagram",
  "LinkedIn",
  "YouTube",
  "WhatsApp",
  "Telegram",
  "TikTok",
  "Bluesky",
  "Mastodon",
] as const;
export type Network = (typeof networks)[number];

/** Links without a page of their own yet: the specification shows them as placeholders. */
const links = (most: number) => z.array(prose(40)).min(1).max(most).superRefine(distinct);

/** A public address: scheme and host alone, because a sub-path is BASE_PATH's. It is read as machines write it, in ASCII and without a stroke at its end. */
export const publicUrl = faultless((value) => {
  const url = readUrl(value);
  if (!url) return "no es una dirección: se esperaba una como https://periodico.example";
  if (!["https:", "http:"].includes(url.protocol)) return "no empieza por https://";
  // As it is written, for a bare «?» or «#» is no search and no hash.
  return url.href === `${url.origin}/`
    ? undefined
    : "lleva algo más que el servidor: el subdirectorio se dice con BASE_PATH";
}).transform((address) => new URL(address).origin);

/** A square drawing below data/pictures: what is `currentColor` follows the text, what has the class `accent` the accent. */
const drawing = picture("mark").refine((file) => file.endsWith(".svg"), "no es un dibujo SVG");

/** Who may sign, as what, and the page about them (lib/signatures.ts finds them in bylines). */
const authorSchema = z.strictObject({
  name: as(prose(80), { is: "label" }),
  role: prose(80).optional(),
  page: pageAddress.optional(),
  /** Set for an agency or a desk, such as EFE or «Redacción»: machines are not told of a person. */
  organization: z.boolean().optional(),
}) satisfies z.ZodType<Author>;

type Links = {
  social: string[];
  footer: Record<"newspaper" | "services", string[]> & Record<"privacy" | "terms", string>;
};

/** The words on the links at the foot of every page, its own and those to networks. */
export const footerLinks = ({ social, footer: { newspaper, services, privacy, terms } }: Links): string[] => [
  ...social,
  ...newspaper,
  ...services,
  privacy,
  terms,
];

/** Who the newspaper is. */
export const newspaperSchema = z
  .strictObject({
    /** True while the contents are invented: the pages then say so, and the specification's own figures are expected. */
    sample: z.boolean(),
    /** The search title of the front, of 60 characters, says it too. */
    name: prose(60),
    /** As it signs its rights. */
    legalName: prose(80),
    tagline: prose(80),
    blurb: prose(300),
    /** The public address, such as https://periodico.example; SITE_URL replaces it in a build. */
    url: publicUrl.refine((address) => !address.startsWith("http:"), "no empieza por https://"),
    /** A Spanish language tag with its region (BCP 47), such as es-ES. */
    language: z.string().regex(/^es-[A-Z]{2}$/, "no es una lengua como es-ES"),
    mark: drawing,
    /** The same for sizes below 24 px, where the mark has too much in it. */
    smallMark: drawing.optional(),
    /** Whether each edition that is deployed stays below /hemeroteca, under the day of its close (docs/deploy.md). */
    archive: z.boolean().optional(),
    /** Sections it does not have, by their keys; their pages' folders below app are deleted too. */
    leftOut: z.array(z.string()).superRefine(distinct).optional(),
    /** Who may sign: of other bylines editors are warned. */
    authors: z.array(authorSchema).optional(),
    social: z.array(z.enum(networks)).max(networks.length).superRefine(distinct),
    footer: z.strictObject({
      /** The column under the newspaper's own name. */
      newspaper: links(8),
      services: links(8),
      privacy: prose(40),
      terms: prose(40),
      /** What its newsletter brings, over the e-mail box. */
      newsletter: prose(140),
    }),
    /** Where controls and links lead, by the words on them («Suscríbete», «X»); what is not here leads nowhere. */
    addresses: z.record(z.string(), linkAddress).optional(),
    /** Where the e-mail boxes are sent. */
    newsletterForm: formSchema.optional(),
    /** What answers searches. */
    searchForm: searchFormSchema.optional(),
    /** Robots that may read nothing, by the names that they give themselves, such as GPTBot. */
    refusedRobots: z
      .array(z.string().regex(/^[A-Za-z][\w.-]*$/, "no es el nombre de un robot, como GPTBot"))
      .superRefine(distinct)
      .optional(),
    /** Whether the mining of its texts and pictures is reserved, and where one reads on what terms it may be had. */
    miningReserved: z
      .union([z.literal(true), pageAddress], { error: "no es true ni una dirección como https://… o /…" })
      .optional(),
  })
  .superRefine(({ addresses = {}, ...own }, context) => {
    // Those of the pages lead nowhere until they are given an address, by the words on them.
    const words: string[] = [...CONTROLS, ...footerLinks(own)];
    for (const key of Object.keys(addresses)) {
      if (words.includes(key)) continue;
      const message = `no está en ningún botón ni enlace${orMeant(key, words) || `; están: ${words.join(", ")}`}`;
      context.addIssue({ code: "custom", path: ["addresses", key], message });
    }
  });
export type Newspaper = z.infer<typeof newspaperSchema>;
export type NewspaperInput = z.input<typeof newspaperSchema>;
