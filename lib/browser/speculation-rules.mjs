// stored pages only: `nofollow` is on filters and searches, which are rendered for one visitor, and on the checkout
const LINKS = { selector_matches: 'a[data-link]:not([rel~="nofollow"])' }

/**
 * Speculation rules of every stored page, by the kind of pointer. With a mouse the page of a link is prepared while it is
 * hovered; with a finger, which mostly scrolls, it is fetched from the press on. The Content-Security-Policy contains
 * their hashes.
 */
export const SPECULATION_RULES = {
  hover: JSON.stringify({ prerender: [{ where: LINKS, eagerness: 'moderate' }] }),
  touch: JSON.stringify({ prefetch: [{ where: LINKS, eagerness: 'conservative' }] }),
}
