// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SearchSession } from '@/components/search/search-session'
import { saveCart } from '@/lib/cart/save-cart'
import { createSearchApi } from '@/lib/search/create-search-api'
import { readSearchKeys } from '@/lib/search/search-session'
import { drawSearch, renderWithLinks, serveSearch, withSearchPanel } from '@/tests/support/search-field'
import { makeCart, makeShop } from '@/tests/support/shop-fixtures'

withSearchPanel()

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

async function openSearch(made = makeShop()) {
  const service = serveSearch()
  const drawn = drawSearch(made)
  await drawn.user.click(drawn.field)
  await screen.findByRole('option', { name: 'boots' })
  const [first] = service.queries('autocomplete')
  return { ...made, ...service, ...drawn, params: first?.params ?? new URLSearchParams() }
}

describe('the session of a tab', () => {
  it('R-SEARCH-01 R-SEARCH-02 queries the configured cluster with the market and language of the shop', async () => {
    const { params } = await openSearch()
    const [address, init] = vi.mocked(fetch).mock.calls[0] ?? []
    expect(String(address)).toMatch(/^http:\/\/localhost:4000\/api\/storefront\/v3\/queries\/autocomplete\?/)
    expect(init?.headers, 'text, so that browsers send it without a preflight').toEqual({
      'Content-Type': 'text/plain',
    })
    expect([params.get('market'), params.get('locale')]).toEqual(['SE', 'sv-SE'])
  })

  it.each([
    [390, 'mobile'],
    [767, 'mobile'],
    [768, 'desktop'],
    [1440, 'desktop'],
  ])('R-SEARCH-05 a window of %i px is a %s', async (viewportWidth, touchpoint) => {
    const made = makeShop()
    made.state().setRoot({ viewportWidth })
    const { params } = await openSearch(made)
    expect(params.get('touchpoint')).toBe(touchpoint)
  })

  it('R-SEARCH-06 has random keys, the same for all its queries, and none before the first', async () => {
    const made = makeShop()
    expect(made.state().searchSession).toMatchObject({ customerKey: '', sessionKey: '' })
    const { user, field, asked } = await openSearch(made)
    await user.type(field, 'ull')
    await screen.findByRole('option', { name: 'lammull' })
    const keys = asked.map(({ params }) => [params.get('customerKey'), params.get('sessionKey')])
    expect(keys).toHaveLength(2)
    expect(keys[0]).toEqual(keys[1])
    for (const key of keys[0] ?? []) expect(key).toMatch(UUID)
    expect(keys[0]?.[0]).not.toBe(keys[0]?.[1])
  })

  it.each(['', 'no key', '../../x'])('R-SEARCH-06 repairs the key "%s" and leaves the other', (customerKey) => {
    const made = makeShop()
    const { sessionKey } = readSearchKeys(made.shop)
    made.state().setSearchSession({ customerKey })
    const repaired = readSearchKeys(made.shop)
    expect(repaired.customerKey).toMatch(UUID)
    expect(repaired.sessionKey).toBe(sessionKey)
    expect(readSearchKeys(made.shop)).toEqual(repaired)
  })

  it('R-SEARCH-06 stores nothing on the device (T32)', async () => {
    const written = vi.spyOn(Storage.prototype, 'setItem')
    const cookie = vi.spyOn(document, 'cookie', 'set')
    const { user, field } = await openSearch()
    await user.type(field, 'ull')
    await screen.findByRole('option', { name: 'lammull' })
    expect(written).not.toHaveBeenCalled()
    expect(cookie).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  it.each([
    ['searchCluster', { searchCluster: '' }, 'clusterId'],
    ['country', { country: { code: '', name: '' } }, 'market'],
    ['iso', { iso: '' }, 'locale'],
  ])('R-SEARCH-04 an empty %s is refused, and search says that it does not work', async (_name, config, word) => {
    const { asked } = serveSearch()
    const made = makeShop({}, config)
    await expect(createSearchApi(made.shop)).rejects.toThrow(word)
    const { user, field } = drawSearch(made)
    await user.click(field)
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Just nu kan vi inte/))
    expect(asked).toEqual([])
  })

  it('R-SEARCH-07 a refused query rejects with the body of the answer', async () => {
    serveSearch({ autocomplete: 400 })
    const { query } = await createSearchApi(makeShop().shop)
    const error = await query.autocomplete({ q: 'ull' }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({ details: { message: expect.stringContaining('No hits for') } })
  })
})

describe('R-SEARCH-08 the origin of a search', () => {
  const visit = (made: ReturnType<typeof makeShop>, path: string) =>
    made.state().addEvent({ type: 'route:change', data: { path }, timestamp: 0 })

  it.each([
    ['lammull', 'PHRASE_SUGGEST'],
    ['boots', 'RECENT_SEARCH'],
  ])('an option for %s makes the next search a %s, and the one after that ORGANIC again', async (name, origin) => {
    const made = makeShop()
    const { user, field, queries, state } = await openSearch(made)
    expect(state().searchSession.origin).toBe('ORGANIC')
    if (origin === 'PHRASE_SUGGEST') await user.type(field, 'ull')
    fireEvent.click(await screen.findByRole('option', { name }))
    expect(state().searchSession.origin).toBe(origin)
    visit(made, `/s/${name}`)
    visit(made, '/s/r%C3%B6d%20kappa')
    await waitFor(() => expect(queries('search-page')).toHaveLength(2))
    expect(queries('search-page').map(({ params }) => [params.get('q'), params.get('origin')])).toEqual([
      [name, origin],
      ['röd kappa', 'ORGANIC'],
    ])
    // the results are in the page
    expect(queries('search-page').map(({ params }) => params.get('limit'))).toEqual(['1', '1'])
  })

  it('a link marked with an origin sets it, unless it opens another tab', async () => {
    const { state } = await openSearch()
    const link = document.body.appendChild(document.createElement('a'))
    link.href = '#'
    link.dataset.searchOrigin = 'DID_YOU_MEAN'
    fireEvent.click(link, { ctrlKey: true })
    expect(state().searchSession.origin).toBe('ORGANIC')
    fireEvent.click(link)
    expect(state().searchSession.origin).toBe('DID_YOU_MEAN')
    link.remove()
  })

  it('a click that led to another page does not set the origin of the next search', async () => {
    const made = makeShop()
    const { queries, state } = await openSearch(made)
    fireEvent.click(await screen.findByRole('option', { name: 'boots' }))
    expect(state().searchSession.origin).toBe('RECENT_SEARCH')
    visit(made, '/c/skor')
    visit(made, '/s/ull')
    await waitFor(() => expect(queries('search-page')).toHaveLength(1))
    expect(queries('search-page')[0]?.params.get('origin')).toBe('ORGANIC')
  })

  it('the origin of a link that stayed on its path ends with the next link, unless that opens another tab', async () => {
    const { state } = await openSearch()
    fireEvent.click(await screen.findByRole('option', { name: 'boots' }))
    const link = document.body.appendChild(document.createElement('a'))
    link.href = '#'
    fireEvent.click(link, { ctrlKey: true })
    expect(state().searchSession.origin).toBe('RECENT_SEARCH')
    fireEvent.click(link)
    expect(state().searchSession.origin).toBe('ORGANIC')
    link.remove()
  })

  it('a text in quotes is reported as undoing a correction; other pages and invalid addresses are not reported', async () => {
    const made = makeShop()
    const { queries } = await openSearch(made)
    for (const path of ['/', '/c/klader', '/s', '/s/%E0%A4', '/s/%22klanng%22']) visit(made, path)
    await waitFor(() => expect(queries('search-page')).toHaveLength(1))
    expect(queries('search-page')[0]?.params.get('q')).toBe('klanng')
    expect(queries('search-page')[0]?.params.get('origin')).toBe('UNDO_AUTO_CORRECT')
  })

  it('without a session a search page is not reported (T32)', () => {
    const { asked } = serveSearch()
    const made = makeShop()
    visit(made, '/s/ull')
    saveCart(made.shop, makeCart('c'))
    expect(asked).toEqual([])
    expect(made.state().searchSession.sessionKey).toBe('')
  })
})

it('R-SEARCH-09 a results page opened by its address reports clicks on its hits and sends no query', async () => {
  const { queries, asked } = serveSearch()
  renderWithLinks(<SearchSession />, makeShop())
  document.body.insertAdjacentHTML('beforeend', '<article data-ticket="ticket-1"><a href="#p">Kappa</a></article>')
  await waitFor(() => {
    // clicks are reported only when the vendor's code has loaded
    fireEvent.click(screen.getByText('Kappa'))
    expect(queries('click')[0]?.body).toEqual({ ticket: 'ticket-1' })
  })
  expect(asked).toEqual(queries('click'))
  screen.getByRole('article').remove()
})
