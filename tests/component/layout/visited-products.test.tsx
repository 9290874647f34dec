// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { VisitedProducts } from '@/components/layout/visited-products'
import { rememberVisited } from '@/lib/product/visited-products'
import messages from '@/messages/sv.json'
import { CONFIG, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

it('R-PAGE-05 the last four viewed products are links', async () => {
  for (const n of [1, 2, 3, 4, 5])
    rememberVisited(CONFIG.site, { href: `/p/${n}`, name: `Klänning ${n}`, picture: 'http://images.test/d.webp' })
  renderInShop(<VisitedProducts />, makeShop().shop)
  const row = await screen.findByRole('region', { name: messages.errors.visited })
  const links = [...row.getElementsByTagName('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/p/5', '/p/4', '/p/3', '/p/2'])
  expect(links.every((link) => link.hasAttribute('data-link'))).toBe(true)
})

it('R-SW-01 a picture that is missing offline leaves its plate and the name', async () => {
  rememberVisited(CONFIG.site, { href: '/p/1', name: 'Klänning', picture: 'http://images.test/d.webp' })
  renderInShop(<VisitedProducts />, makeShop().shop)
  const row = await screen.findByRole('region', { name: messages.errors.visited })
  const picture = row.getElementsByTagName('img')[0] as HTMLImageElement
  fireEvent.error(picture)
  expect(picture.style.visibility).toBe('hidden')
  expect(row.textContent).toContain('Klänning')
})

it('renders nothing when no product was visited', () => {
  renderInShop(<VisitedProducts />, makeShop().shop)
  expect(screen.queryByRole('region')).toBeNull()
})
