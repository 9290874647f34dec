/** A cross, by itself: sheets are on every page before anybody needs the shop's other icons. */
export const CloseIcon = ({ size = 22 }: { size?: number }) => (
  <svg className="line-icon" aria-hidden="true" width={size} height={size} viewBox="0 0 24 24">
    <path d="m5 5 14 14M19 5 5 19" />
  </svg>
)
