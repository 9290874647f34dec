/** A close icon in a separate file, because sheets are on every page and must not load the other icons. */
export const CloseIcon = ({ size = 22 }: { size?: number }) => (
  <svg className="line-icon" aria-hidden="true" width={size} height={size} viewBox="0 0 24 24">
    <path d="m5 5 14 14M19 5 5 19" />
  </svg>
)
