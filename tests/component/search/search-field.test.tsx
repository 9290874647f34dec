// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { SearchField } from '@/components/search/search-field'
import messages from '@/messages/sv.json'
import { drawSearch, START, serveSearch, WOOL, withSearchPanel } from '@/tests/support/search-field'
import { suggestions } from '@/tests/support/search-fixtures'
import { inShop, makeShop } from '@/tests/support/shop-fixtures'

withSearchPanel()

/** Opens the search and waits for the options of a text. */
async function search(text: string, answers?: Parameters<typeof serveSearch>[0], lang: 'fi' | 'sv' = 'sv') {
  const service = serveSearch(answers)
  const drawn = drawSearch(makeShop(), lang)
  await drawn.user.click(drawn.field)
  if (text) await drawn.user.type(drawn.field, text)
  return { ...service, ...drawn }
}

const options = () => screen.queryAllByRole('option')
const active = (field: HTMLElement) =>
  options().find(({ id }) => id === field.getAttribute('aria-activedescendant')) ?? null
const status = () => screen.getByRole('status').textContent
const results = () => screen.getByRole('link', { name: /^Visa alla|^Sök på/ })

it('nothing is requested before the search is opened; then popular and recent searches and viewed products are shown', async () => {
  const { asked } = serveSearch()
  const { user, field } = drawSearch(makeShop())
  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect(asked).toEqual([])
  await user.click(field)
  await screen.findByRole('option', { name: 'boots' })
  expect(asked.map(({ query, params }) => [query, params.get('q')])).toEqual([['autocomplete', '']])
  const groups = screen.getAllByRole('group').map((element) => element.getAttribute('aria-labelledby'))
  expect(groups).toEqual(['suggested-recent', 'suggested-popular', 'suggested-viewed'])
  expect(screen.getByRole('group', { name: 'Senast visade' }).textContent).toContain('Klänning 3')
})

it('a field that was focused and typed in before hydration keeps focus and text', async () => {
  serveSearch()
  const page = inShop(<SearchField action="/s" />, makeShop().shop)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  expect(field.autofocus, 'what a browser gives the focus to when the sheet opens').toBe(true)
  field.focus()
  field.value = 'ull'
  const root = await act(async () => hydrateRoot(container, page))
  await screen.findByRole('option', { name: 'lammull' })
  expect([document.activeElement, field.value]).toEqual([field, 'ull'])
  await act(async () => root.unmount())
  container.remove()
})

it('suggests phrases with the match marked, categories, brands, pages and products while text is typed', async () => {
  const { field } = await search('ull')
  const phrase = await screen.findByRole('option', { name: 'ullkappor' })
  expect(phrase.querySelector('mark')?.textContent).toBe('ull')
  expect(phrase.getAttribute('href')).toBe('/s/ullkappor')
  const shown = screen.getAllByRole('group').map((group) => [
    document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
    within(group)
      .getAllByRole('option')
      .map((option) => option.getAttribute('href')),
  ])
  expect(shown).toEqual([
    ['Förslag', ['/s/ullkappor', '/s/lammull']],
    ['Kategorier', ['/c/klader/ullkappor']],
    ['Märken', ['/b/ulla-kaarna']],
    ['Sidor', ['/inspiration/ull']],
    ['Varor', ['/p/klanning-1', '/p/klanning-2']],
  ])
  const product = screen.getByRole('option', { name: /Klänning 1/ })
  expect(product.textContent).toContain('Aune')
  expect(within(product).getByTestId('product-price').textContent).toContain('320')
  expect(product.querySelector('img')?.getAttribute('src')).toContain('1.front.webp')
  expect([field.getAttribute('aria-expanded'), field.getAttribute('aria-controls')]).toEqual(['true', 'suggestions'])
  expect(results().getAttribute('href')).toBe('/s/ull')
  expect(results().textContent).toBe('Visa alla 67')
  expect(status()).toBe('67 varor hittades')
})

it('a merchant list that suits the text comes first, with its number of products, and only once', async () => {
  const link = '/l/presenttips'
  const gifts = { key: 'list:gifts', type: 'list', title: 'Presenttips', link, ticket: 'ticket-list' }
  const listed = (custom: object) =>
    suggestions({
      ...WOOL,
      contentSuggestions: [{ ...gifts, highlightedTitle: 'Presenttips' }, ...WOOL.contentSuggestions],
      contentLists: [{ id: 'lists', totalHits: 1, items: [{ ...gifts, custom }] }],
    })
  const { user, field, queries } = await search('ull', { autocomplete: listed({ products: [{ id: '1380' }] }) })
  const option = await screen.findByRole('option', { name: /^Presenttips \(1\s380\)$/ })
  const [first, ...others] = screen.getAllByRole('group')
  expect(first?.contains(option)).toBe(true)
  expect(first?.textContent).toContain(messages.searchField.lists)
  expect([option.getAttribute('href'), option.dataset.ticket]).toEqual([link, 'ticket-list'])
  expect(others.some((group) => group.textContent?.includes('Presenttips'))).toBe(false)
  const asked = { contentLists: [{ id: 'lists', limit: 2, contentFilter: { type: 'list' } }] }
  expect(queries('autocomplete').at(-1)?.body).toEqual(asked)
  serveSearch({ autocomplete: listed({}) })
  await user.type(field, 'ig')
  expect(await screen.findByRole('option', { name: 'Presenttips' })).toBeTruthy()
})

it('sends one request for text typed without a pause, and none for a space', async () => {
  const { user, field, queries } = await search('')
  await screen.findByRole('option', { name: 'boots' })
  await user.type(field, 'ull ')
  await screen.findByRole('option', { name: 'lammull' })
  expect(queries('autocomplete').map(({ params }) => params.get('q'))).toEqual(['', 'ull'])
})

it('moves through the options by keys while the focus stays in the field', async () => {
  const { user, field } = await search('ull')
  await screen.findByRole('option', { name: 'lammull' })
  await user.keyboard('{ArrowDown}')
  expect(active(field)?.textContent).toBe('ullkappor')
  expect(active(field)?.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(active(field)?.textContent).toBe('Ullkappor')
  await user.keyboard('{End}')
  expect(active(field)?.getAttribute('href')).toBe('/p/klanning-2')
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1)).toBe(active(field))
  await user.keyboard('{ArrowDown}')
  expect(active(field), 'past the last option').toBeNull()
  await user.keyboard('{ArrowUp}')
  expect(active(field)?.getAttribute('href')).toBe('/p/klanning-2')
  await user.keyboard('{Home}{ArrowLeft}')
  expect(active(field), 'back in the text').toBeNull()
  expect(document.activeElement).toBe(field)
})

it('arrow keys stop twice at a search that is both recent and popular', async () => {
  const { user, field } = await search('', {
    autocomplete: suggestions({ ...START, recentSearches: [{ q: 'klänningar' }, { q: 'boots' }] }),
  })
  await screen.findByRole('option', { name: 'boots' })
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(active(field)?.textContent).toBe('klänningar')
  await user.keyboard('{ArrowDown}')
  expect(active(field)?.getAttribute('href')).toBe('/p/klanning-3')
})

it('Enter searches for text typed while an option was active', async () => {
  const { user, field, pressed } = await search('ull')
  await screen.findByRole('option', { name: 'lammull' })
  await user.keyboard('{ArrowDown}k')
  expect(active(field)).toBeNull()
  await user.keyboard('{Enter}')
  expect(pressed).toEqual(['/s/ullk'])
})

it('Enter presses the active option, and without one the link to the results', async () => {
  const { user, field, pressed } = await search('ull')
  await screen.findByRole('option', { name: 'lammull' })
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(pressed).toEqual(['/s/lammull'])
  expect(field.value, 'the next search begins anew').toBe('')
  expect(document.activeElement, 'the focus goes with the next page').toBe(document.body)
  await user.type(field, '  röd  kappa/jacka{Enter}')
  expect(pressed).toEqual(['/s/lammull', '/s/röd kappa/jacka'])
})

it('an option becomes inactive when the text changes or another option takes its place', async () => {
  const held: { answer?: (answer: unknown) => void } = {}
  const { user, field, pressed } = await search('ull', {
    autocomplete: (url: URL) =>
      url.searchParams.get('q') === 'ullm' ? new Promise((resolve) => Object.assign(held, { answer: resolve })) : WOOL,
  })
  await screen.findByRole('option', { name: 'lammull' })
  await user.keyboard('{ArrowDown}m')
  expect(active(field), 'at once').toBeNull()
  await user.keyboard('{ArrowDown}')
  expect(active(field)?.textContent, 'of the suggestions before').toBe('ullkappor')
  await waitFor(() => expect(held.answer).toBeDefined())
  held.answer?.(suggestions({ phraseSuggestions: [{ q: 'ullmössor', highlighted: 'ullmössor' }] }))
  await screen.findByRole('option', { name: 'ullmössor' })
  await waitFor(() => expect(active(field)).toBeNull())
  await user.keyboard('{Enter}')
  expect(pressed).toEqual(['/s/ullm'])
})

it('Enter opens the page that the service redirects to, unless it is outside the shop', async () => {
  const redirects: Record<string, string> = { retur: '/c/returer', other: 'https://elsewhere.test/' }
  const { user, field, pressed } = await search('', {
    autocomplete: (url: URL) => {
      const redirectLink = redirects[url.searchParams.get('q') ?? '']
      return suggestions({ ...WOOL, redirectLink })
    },
  })
  for (const text of ['retur', 'other']) {
    await user.clear(field)
    await user.type(field, text)
    await waitFor(() => expect(results().textContent).toBe('Visa alla 67'))
    await user.keyboard('{Enter}')
  }
  expect(pressed).toEqual(['/c/returer', '/s/other'])
})

it('a click that opens another tab does not change the search', async () => {
  const { field } = await search('ull')
  fireEvent.click(await screen.findByRole('option', { name: 'lammull' }), { ctrlKey: true })
  expect(field.value).toBe('ull')
})

it('the browser submits the form until the code of the panel has loaded', () => {
  serveSearch()
  const { field } = drawSearch(makeShop())
  expect(field.form?.getAttribute('action')).toBe('/s')
  expect([field.name, field.form?.method, field.maxLength]).toEqual(['q', 'get', 100])
  const sent = fireEvent.submit(field.form ?? field)
  expect(sent, 'not prevented').toBe(true)
})

it('has the language of the shop', async () => {
  await search('ull', {}, 'fi')
  expect(await screen.findByRole('link', { name: 'Näytä kaikki 67' })).toBeDefined()
  expect(status()).toBe('67 tuotetta löytyi')
})
