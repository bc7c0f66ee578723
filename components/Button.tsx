import type { ReactNode } from "react";
import type { Control } from "@/lib/controls";
import { controlAddress, linkTo } from "@/lib/links";
import { href } from "@/lib/paths";
import { site } from "@/paper/site";

const shape =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-sm px-5 py-2 font-semibold fades print:hidden";

/** Grounds and letters of what one presses. */
export const tones = {
  solid: "bg-accent text-on-accent hover:bg-ink hover:text-paper",
  outline: "border-2 border-accent text-accent hover:bg-accent hover:text-on-accent",
} as const;

type Props = {
  tone?: keyof typeof tones;
  label?: string;
  /** Whether it ends the head of a part of the page (components/block.css). */
  inHead?: boolean;
} & ({ control: Control } | { control?: never; to: string | undefined; children: ReactNode });

type PressableProps = { to: string | undefined; label: string | undefined; className: string; children: ReactNode };

/** A link, where it has been given an address; else nothing, or in the sample a button that can be pressed and does nothing. */
export function Pressable({ to, label, ...look }: PressableProps) {
  if (to) return <a {...linkTo(to, site.url)} aria-label={label} {...look} />;
  return site.sample && <button type="button" aria-label={label} {...look} />;
}

/** What one presses, in the accent: it leads where its record says, or data/newspaper.ts of its words. */
export const Button = ({ tone = "solid", label, inHead = false, ...own }: Props) => (
  <Pressable
    to={own.control ? controlAddress(own.control, site) : own.to}
    label={label}
    className={`text-small ${shape} ${tones[tone]} ${inHead ? "head-button" : ""}`}
  >
    {own.control ?? own.children}
  </Pressable>
);

/** A link to the front that looks like a button: the one way on from where there is nothing else to do. */
export const FrontLink = ({ lang, children }: { lang?: string; children: ReactNode }) => (
  <a href={href("/")} lang={lang} className={`${shape} ${tones.solid}`}>
    {children}
  </a>
);
