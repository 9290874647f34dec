/** A heart icon in a separate file, because the header is on every page and must not load the other icons. */
export const HeartIcon = ({ size = 20 }: { size?: number }) => (
  <svg className="line-icon" aria-hidden="true" width={size} height={size} viewBox="0 0 24 24">
    <path d="M12 20.500C6 16 3 12.700 3 9a4.700 4.700 0 0 1 9-2 4.700 4.700 0 0 1 9 2c0 3.700-3 7-9 11.500Z" />
  </svg>
)
