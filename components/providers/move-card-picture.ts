import type { Shop } from '@/lib/store/shop'
import { arrival } from './arrival'

const MOTION = { duration: 250, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const

type Departure = { src: string; from: DOMRect }

const mayMove = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The visible picture of a pressed card and its place in the window. */
function departureOf(link: HTMLAnchorElement): Departure | null {
  // for a colour dot, the picture of that colour, which is shown over the card's own
  const shown = link.closest('[data-dot-links]') ? '[data-decoded] img' : '[data-card-pictures] img'
  const picture = link.closest('article')?.querySelector<HTMLImageElement>(shown)
  if (!picture?.complete) return null
  const from = picture.getBoundingClientRect()
  return from.bottom > 0 && from.top < window.innerHeight ? { src: picture.currentSrc, from } : null
}

/**
 * Animates a copy of the card's picture into the place of the product's first picture, and removes the copy when that
 * picture is decoded.
 */
function animate({ src, from }: Departure): void {
  const place = document.querySelector<HTMLElement>('[data-product-picture]')
  const gallery = place?.closest('section')
  const own = place?.querySelector<HTMLImageElement>('picture img, img:not([aria-hidden])')
  if (!place || !gallery || !own) return
  const to = place.getBoundingClientRect()
  const around = gallery.getBoundingClientRect()
  const moving = new Image()
  moving.src = src
  moving.alt = ''
  moving.dataset.movingPicture = ''
  moving.style.left = `${to.left - around.left}px`
  moving.style.top = `${to.top - around.top}px`
  moving.style.width = `${to.width}px`
  moving.style.height = `${to.height}px`
  // inside the gallery, so that it is removed together with it
  gallery.append(moving)
  const shift = `translate(${from.left - to.left}px, ${from.top - to.top}px)`
  const { finished } = moving.animate(
    [{ transform: `${shift} scale(${from.width / to.width}, ${from.height / to.height})` }, { transform: 'none' }],
    MOTION,
  )
  Promise.allSettled([finished, own.decode()]).then(() => moving.remove())
}

/**
 * Moves the picture of a pressed card into the product page, once that page is shown. A view transition would delay it,
 * because it takes a snapshot of the old page first.
 */
export function moveCardPicture(shop: Shop, link: HTMLAnchorElement): void {
  const departure = mayMove() ? departureOf(link) : null
  if (departure) arrival(shop).then((isThere) => isThere && animate(departure))
}
