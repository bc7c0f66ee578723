/** The empty exchange: an arcade with one arch walled up, in the night-blue of the house. */
export function ErrorFigure({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 300" className={className} aria-hidden="true" focusable="false">
      <path fill="#f0c36a" d="M0 0h480v300H0z" />
      <circle cx="240" cy="210" r="120" fill="#d9892b" />
      <path fill="#12284c" d="M0 60h480v240H0z" clipPath="url(#arcade)" />
      <clipPath id="arcade">
        <path d="M0 60h480v240h-30V195c0-45-36-75-60-90-24 15-60 45-60 90v105h-30V195c0-45-36-75-60-90-24 15-60 45-60 90v105h-30V195c0-45-36-75-60-90-24 15-60 45-60 90v105H0z" />
      </clipPath>
      <path fill="#f4e8d2" d="M0 270h480v30H0z" />
      <path fill="#b3261e" d="M330 195c0-45 36-75 60-90 24 15 60 45 60 90v75H330z" />
      <path fill="#fbfaf7" d="M330 195h56v8h-56zm64 0h56v8h-56zm-40 30h96v8h-96zm-24 30h72v8h-72zm80 0h40v8h-40z" />
      <circle cx="240" cy="246" r="24" fill="#12284c" />
      <path fill="#12284c" d="M216 270a24 24 0 0 1 48 0z" />
    </svg>
  );
}
