/** A search icon in a separate file, for the reason in `close-icon.tsx`. */
export const SearchIcon = () => (
  <svg className="line-icon" aria-hidden="true" width="22" height="22" viewBox="0 0 24 24">
    <path d="M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13Zm4.700-1.800L20.500 20.500" />
  </svg>
)
