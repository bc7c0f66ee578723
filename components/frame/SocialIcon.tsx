import type { Network } from "@/data/schema/newspaper";

/* Drawn here because lucide no longer carries the marks of brands. */
const shapes: Record<Network, string> = {
  Facebook:
    "M13.5 22v-8h2.8l.5-3.4h-3.3V8.5c0-1 .4-1.7 1.8-1.7H17V3.7a20 20 0 0 0-2.4-.2c-2.6 0-4.2 1.5-4.2 4.4v2.7H7.5V14h2.9v8z",
  X: "M3 3h5.2l4.6 6.4L18.4 3H21l-7 8.1L21.6 21h-5.2l-5-6.9L5.4 21H2.8l7.4-8.6zm3.6 1.8 10.7 14.4h1.4L8 4.8z",
  Instagram:
    "M7.5 2.5h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v9a3 3 0 0 0 3 3h9a3 3 0 0 0 3-3v-9a3 3 0 0 0-3-3zM12 7.3a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4zm0 2a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zm5-3.7a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z",
  LinkedIn:
    "M4.8 3a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM3 9h3.6v12H3zm6 0h3.4v1.7c.6-1.1 1.9-2 3.7-2 3.6 0 4.4 2.3 4.4 5.4V21H17v-6c0-1.5-.1-3.2-2-3.2s-2.4 1.5-2.4 3.1V21H9z",
  YouTube:
    "M21.6 7.2a2.7 2.7 0 0 0-1.9-1.9C18 4.8 12 4.8 12 4.8s-6 0-7.7.5a2.7 2.7 0 0 0-1.9 1.9A28 28 0 0 0 2 12a28 28 0 0 0 .4 4.8 2.7 2.7 0 0 0 1.9 1.9c1.7.5 7.7.5 7.7.5s6 0 7.7-.5a2.7 2.7 0 0 0 1.9-1.9A28 28 0 0 0 22 12a28 28 0 0 0-.4-4.8zM10 15.2V8.8l5.4 3.2z",
};

/** The mark of a network, in the colour of its text. */
export function SocialIcon({ network }: { network: Network }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      className="size-5"
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[network]} />
    </svg>
  );
}
