// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { drawSearch, START, serveSearch, WOOL, withSearchPanel } from '@/tests/support/search-field'
import { group, searchProduct, suggestions } from '@/tests/support/search-fixtures'
import { makeShop } from '@/tests/support/shop-fixtures'

withSearchPanel()

const skeleton = () => document.querySelector('[class*="skeleton"]')
const status = () => screen.getByRole('status').textContent

/** A service whose answers come when a test says so. */
function heldService() {
  const held = new Map<string, (answer: unknown) => void>()
  serveSearch({
    autocomplete: (url: URL) => new Promise((resolve) => held.set(url.searchParams.get('q') ?? '', resolve)),
  })
  return {
    asked: (text: string) => waitFor(() => expect(held.has(text)).toBe(true)),
    answer: (text: string, answer: unknown) => act(async () => held.get(text)?.(answer)),
  }
}

it('an answer that arrives late never replaces a newer one', async () => {
  const service = heldService()
  const { user, field } = drawSearch(makeShop())
  await user.type(field, 'ul')
  await service.asked('ul')
  await user.type(field, 'l')
  await service.asked('ull')
  await service.answer('ull', WOOL)
  await screen.findByRole('option', { name: 'lammull' })
  await service.answer('ul', suggestions({ phraseSuggestions: [{ q: 'ulster', highlighted: 'ulster' }] }))
  expect(screen.queryByRole('option', { name: 'ulster' })).toBeNull()
  expect(screen.getByRole('option', { name: 'lammull' })).toBeDefined()
})

it('a slow first answer is waited for in place; the suggestions before stay while a later one is slow', async () => {
  const service = heldService()
  const { user, field } = drawSearch(makeShop())
  await user.click(field)
  await service.asked('')
  expect(skeleton(), 'not at once').toBeNull()
  await waitFor(() => expect(skeleton()).not.toBeNull())
  expect(skeleton()?.children, 'without a text words alone are waited for').toHaveLength(1)
  await service.answer('', START)
  await screen.findByRole('option', { name: 'boots' })
  expect(skeleton()).toBeNull()
  await user.type(field, 'ull')
  await service.asked('ull')
  await waitFor(() => expect(document.querySelector('[data-stale]')).not.toBeNull())
  expect(screen.getByRole('option', { name: 'boots' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Sök på ”ull”' }).getAttribute('href')).toBe('/s/ull')
  await service.answer('ull', WOOL)
  await screen.findByRole('option', { name: 'lammull' })
  expect(document.querySelector('[data-stale]')).toBeNull()
})

it('an answer is still shown after closing the keyboard of a phone has removed the focus', async () => {
  const service = heldService()
  const { user, field } = drawSearch(makeShop())
  await user.type(field, 'ull')
  await service.asked('ull')
  await waitFor(() => expect(skeleton()).not.toBeNull())
  act(() => field.blur())
  await service.answer('ull', WOOL)
  await screen.findByRole('option', { name: 'lammull' })
  expect(skeleton()).toBeNull()
})

it('no answer within four seconds counts as a failure', async () => {
  heldService()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { field } = drawSearch(makeShop())
  act(() => field.focus())
  await waitFor(() => expect(skeleton()).not.toBeNull())
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(status()).toMatch(/^Just nu kan vi inte visa några förslag/)
  expect(skeleton()).toBeNull()
  vi.useRealTimers()
})

it('a failure of the service shows a message, the form still works, and the next key sends a new request', async () => {
  const answers: Record<string, unknown> = { u: 503, ul: 'no JSON', ull: WOOL }
  serveSearch({ autocomplete: (url: URL) => answers[url.searchParams.get('q') ?? ''] ?? new TypeError('offline') })
  const { user, field, pressed } = drawSearch(makeShop())
  const sentence = 'Just nu kan vi inte visa några förslag, men du kan söka ändå.'
  await user.click(field)
  await waitFor(() => expect(status()).toBe(sentence))
  await user.type(field, 'u')
  await screen.findByRole('link', { name: 'Sök på ”u”' })
  await user.type(field, 'l')
  await waitFor(() => expect(status()).toBe(sentence))
  await user.keyboard('{Enter}')
  expect(pressed).toEqual(['/s/ul'])
  await user.type(field, 'ull')
  await screen.findByRole('option', { name: 'lammull' })
  expect(status()).toBe('67 varor hittades')
})

it('for a text without suggestions a message, the search itself and popular searches are shown', async () => {
  serveSearch()
  const { user, field, pressed } = drawSearch(makeShop())
  await user.click(field)
  await screen.findByRole('option', { name: 'klänningar' })
  await user.type(field, 'xqz')
  await waitFor(() => expect(status()).toBe('Vi har inga förslag för ”xqz”.'))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['klänningar'])
  expect(screen.getByRole('group', { name: 'Populära sökningar' })).toBeDefined()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(pressed).toEqual(['/s/klänningar'])
})

it('a text without suggestions can be searched for even without popular searches', async () => {
  serveSearch({ autocomplete: suggestions({ totalHits: 0 }) })
  const { user, field } = drawSearch(makeShop())
  await user.type(field, 'xqz')
  await waitFor(() => expect(status()).toBe('Vi har inga förslag för ”xqz”.'))
  expect(screen.getByRole('link', { name: 'Sök på ”xqz”' }).getAttribute('href')).toBe('/s/xqz')
  await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('false'))
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('a product that cannot be read is left out, with the rest of the suggestions in place', async () => {
  serveSearch({
    autocomplete: suggestions({ ...WOOL, productSuggestions: [{ key: 'g', remaining: 0, products: [{ key: 'x' }] }] }),
  })
  const { user, field } = drawSearch(makeShop())
  await user.type(field, 'ull')
  await screen.findByRole('option', { name: 'lammull' })
  expect(screen.queryByRole('group', { name: 'Varor' })).toBeNull()
})

it('the text is cleared by a button, which gives the focus back to the field', async () => {
  serveSearch()
  const { user, field } = drawSearch(makeShop())
  await user.type(field, 'ull')
  await user.click(screen.getByRole('button', { name: 'Rensa' }))
  expect([field.value, document.activeElement]).toEqual(['', field])
  await screen.findByRole('option', { name: 'boots' })
})

it('R-SEARCH-10 recent searches are removed one by one, by button and key, or all at once', async () => {
  const { queries } = serveSearch()
  const { user, field } = drawSearch(makeShop())
  await user.click(field)
  await screen.findByRole('option', { name: 'boots' })
  await user.click(screen.getByRole('button', { name: 'Ta bort sidenklänning' }))
  expect(screen.queryByRole('option', { name: 'sidenklänning' })).toBeNull()
  expect(document.activeElement).toBe(field)
  await user.keyboard('{ArrowDown}{Delete}')
  expect(screen.queryByRole('option', { name: 'boots' })).toBeNull()
  await waitFor(() =>
    expect(queries('remove-recent-searches').map(({ body }) => body)).toEqual([
      { phrases: ['sidenklänning'] },
      { phrases: ['boots'] },
    ]),
  )
})

it('R-SEARCH-10 all recent searches and all viewed products are removed, each at its heading', async () => {
  const { queries } = serveSearch()
  const { user, field } = drawSearch(makeShop())
  await user.click(field)
  await user.click(await screen.findByRole('button', { name: 'Rensa Senaste sökningar' }))
  expect(screen.queryByRole('group', { name: 'Senaste sökningar' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Rensa Senast visade' }))
  expect(screen.queryByRole('group', { name: 'Senast visade' })).toBeNull()
  await waitFor(() => expect(queries('remove-recently-viewed')[0]?.body).toEqual({ removeAll: true }))
  expect(queries('remove-recent-searches')[0]?.body).toEqual({ removeAll: true })
})

const VIEWED = 'Senast visade'
const clearViewed = () => screen.findByRole('button', { name: `Rensa ${VIEWED}` })

it('R-SEARCH-10 a product that is viewed again after all viewed ones were removed is shown again', async () => {
  let viewed = [3]
  const { queries } = serveSearch({
    autocomplete: () => suggestions({ recentlyViewed: viewed.map((id) => group(searchProduct(id))) }),
  })
  const { user, field } = drawSearch(makeShop())
  await user.click(field)
  await user.click(await clearViewed())
  expect(screen.queryByRole('group', { name: VIEWED })).toBeNull()
  await waitFor(() => expect(queries('remove-recently-viewed')).toHaveLength(1))
  await act(async () => {})
  viewed = [4]
  act(() => field.blur())
  await user.click(field)
  expect((await screen.findByRole('group', { name: VIEWED })).textContent).toContain('Klänning 4')
  viewed = [3, 4]
  act(() => field.blur())
  await user.click(field)
  await waitFor(() => expect(screen.getByRole('group', { name: VIEWED }).textContent).toContain('Klänning 3'))
})

it('R-SEARCH-10 an answer requested before the removal has finished shows no removed product', async () => {
  let viewed = [3]
  let finish = (_answer: unknown) => {}
  serveSearch({
    autocomplete: () => suggestions({ recentlyViewed: viewed.map((id) => group(searchProduct(id))) }),
    'remove-recently-viewed': () => new Promise((resolve) => (finish = resolve)),
  })
  const { user, field } = drawSearch(makeShop())
  await user.click(field)
  await user.click(await clearViewed())
  viewed = [4, 3]
  act(() => field.blur())
  await user.click(field)
  const shown = await screen.findByRole('group', { name: VIEWED })
  expect(shown.textContent).toContain('Klänning 4')
  expect(shown.textContent).not.toContain('Klänning 3')
  await act(async () => finish({}))
  expect(shown.textContent).not.toContain('Klänning 3')
})
