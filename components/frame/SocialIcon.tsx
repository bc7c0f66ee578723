import type { Network } from "@/schema/newspaper";

/* Drawn here because lucide no longer carries the marks of brands. */
const shapes: Record<Network, string> = {
  Facebook: "M13 22v-8h3l1-4h-4V8c0-1 1-1 2-1h2V3h-3c-3 0-5 2-5 5v2H6v4h3v8z",
  X: "M3 3h5l5 6 5-6h3l-7 8 8 10h-6l-5-6-6 6H2l8-9zm3 2 11 14h2L8 5z",
  Instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zM12 7a5 5 0 0 1 0 10 5 5 0 0 1 0-10zm0 2a3 3 0 0 0 0 6 3 3 0 0 0 0-6zM17 6a1 1 0 0 1 0 2 1 1 0 0 1 0-2z",
  LinkedIn:
    "M5 3a2 2 0 0 1 0 4 2 2 0 0 1 0-4zM3 9h4v12H3zm6 0h4v2c1-1 2-2 4-2 3 0 5 2 5 5v7h-4v-6c0-2-1-3-2-3s-3 1-3 3v6H9z",
  YouTube: "M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zm5 3v8l6-4z",
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
    >
      <path d={shapes[network]} />
    </svg>
  );
}
