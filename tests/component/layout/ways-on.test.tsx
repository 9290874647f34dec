// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import ErrorPage from '@/app/[market]/[lang]/error'
import { PopularLinks } from '@/components/layout/popular-links'
import { AppError } from '@/lib/errors/app-error'
import messages from '@/messages/sv.json'
import { CONFIG, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

const loadMenu = vi.hoisted(() => vi.fn())
vi.mock('@/lib/content/load-menu', () => ({ loadMenu }))
vi.mock('@/components/ui/link', () => ({
  Link: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
}))
vi.mock('@/lib/errors/reload-or-report', () => ({ reloadOrReport: vi.fn() }))
afterEach(cleanup)

const item = (label: string, children: object[] = []) => ({ id: label, label, href: `/c/${label}`, children })
const labels = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

it('R-PAGE-05 the links are the first subcategories of each category in turns, at most six', async () => {
  const names = ['a', 'b', 'c', 'd']
  loadMenu.mockResolvedValue({
    items: ['1', '2'].map((top) =>
      item(
        top,
        names.map((name) => item(top + name)),
      ),
    ),
  })
  render(await PopularLinks({ site: CONFIG.site, fallback: <a href="/">home</a> }))
  expect(labels()).toEqual(['1a', '2a', '1b', '2b', '1c', '2c'])
})

it('R-PAGE-05 categories with few subcategories leave their turns to the others', async () => {
  loadMenu.mockResolvedValue({
    items: [
      item('1', [item('1a')]),
      item('2'),
      item(
        '3',
        ['3a', '3b', '3c', '3d', '3e', '3f'].map((name) => item(name)),
      ),
    ],
  })
  render(await PopularLinks({ site: CONFIG.site }))
  expect(labels()).toEqual(['1a', '3a', '3b', '3c', '3d', '3e'])
})

it('R-PAGE-05 when the menu fails too, there is a link to the home page', async () => {
  loadMenu.mockRejectedValue(new AppError('BACKEND_DOWN', 'down', 503))
  render(await PopularLinks({ site: CONFIG.site, fallback: <a href="/">home</a> }))
  expect(labels()).toEqual(['home'])
})

it('R-PAGE-05 a page that fails in the browser has a retry button and a link to the home page', () => {
  renderInShop(<ErrorPage error={new Error('broken')} reset={() => {}} />, makeShop().shop)
  const { retry, notFoundHome } = messages.errors
  expect(screen.getByRole('button', { name: retry })).toBeTruthy()
  expect(screen.getByRole('link', { name: notFoundHome }).getAttribute('href')).toBe('/')
})
