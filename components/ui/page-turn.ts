type Turn = (go: () => void, link: HTMLAnchorElement) => void

/** How a press on a link becomes a navigation; what is fetched at the first touch of the page may put motion around it. */
export const pageTurn: { run: Turn } = { run: (go) => go() }
