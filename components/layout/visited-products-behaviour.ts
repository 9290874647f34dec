import type { Start } from '@/components/providers/behaviour-types'
import { lastVisited, type VisitedProduct } from './visited-store'

function card({ href, name, picture }: VisitedProduct): HTMLLIElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const image = document.createElement('img')
  const words = document.createElement('span')
  link.href = href
  link.dataset.link = ''
  Object.assign(image, { src: picture, alt: '', width: 240, height: 300, loading: 'lazy' })
  words.textContent = name
  link.append(image, words)
  item.append(link)
  return item
}

/** Fills the row of last visited products, from this browser's own memory. */
export const start: Start = (root) => {
  const list = root.querySelector('ul')
  const products = lastVisited(root.dataset.place ?? '')
  list?.replaceChildren(...products.map(card))
  root.hidden = products.length === 0
  return () => {}
}
