import { pageTurn } from '@/components/ui/page-turn'
import type { Shop } from '@/lib/store/shop'

/** Longest wait for the next page with the old one standing still, in ms; a page that was fetched ahead needs a tenth. */
const PATIENCE = 200
const NAME = 'product-picture'

const mayMove = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Resolves when the tab has reached another path, or when patience ends. */
function arrival({ store }: Shop): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, PATIENCE)
    const unwatch = store.subscribe(({ root: now }, { root: before }) => {
      if (now.currentPath !== before.currentPath) end()
    })
    function end() {
      clearTimeout(timer)
      unwatch()
      resolve()
    }
  })
}

/** The picture a card shows, while it can be seen: from there the product's page grows. */
function pictureOf(link: HTMLAnchorElement): HTMLElement | null {
  const picture = link.closest('article')?.querySelector<HTMLElement>('[data-card-pictures] img') ?? null
  if (!picture) return null
  const { top, bottom } = picture.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight ? picture : null
}

/** A press on a card moves its picture into the product's page, where the browser can. Returns the way to stop. */
export function turnPages(shop: Shop): () => void {
  const before = pageTurn.run
  pageTurn.run = (go, link) => {
    const picture = 'startViewTransition' in document && mayMove() ? pictureOf(link) : null
    if (!picture) return go()
    // one name, one element: the picture of the page that is left gives it up
    for (const old of document.querySelectorAll<HTMLElement>('[data-product-picture]')) {
      old.style.viewTransitionName = 'none'
    }
    picture.style.viewTransitionName = NAME
    const turn = document.startViewTransition(async () => {
      const arrived = arrival(shop)
      go()
      await arrived
      picture.style.viewTransitionName = ''
    })
    // skipped for a good reason, such as a hidden tab: the page is turned all the same
    turn.ready.catch(() => {})
  }
  return () => {
    pageTurn.run = before
  }
}
