// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { acceptOffer, openCartLink } from '@/lib/cart/open-cart-link'
import { shownCount } from '@/lib/cart/shown-count'
import { AppError } from '@/lib/errors/app-error'
import { startShop } from '@/lib/flows/start-shop'
import { backend, shared } from '@/tests/support/cart-link-backend'
import { serviceRefusal } from '@/tests/support/service-refusal'
import { dropCookies, makeShop, plantCookie } from '@/tests/support/shop-fixtures'

const cookie = (): string | undefined => /(?:^|; )ralph-cart=([^;]*)/.exec(document.cookie)?.[1]

let stop = () => {}

/** Opens an address in a tab of the shop and lets it start. */
function open(address: string, { lines, answers }: ReturnType<typeof backend>) {
  window.history.replaceState(null, '', address)
  const made = makeShop(answers)
  stop = startShop(made.shop)
  return { ...made, lines }
}

const outcomeOf = async ({ state }: Pick<ReturnType<typeof makeShop>, 'state'>) => {
  await vi.waitFor(() => expect(state().cartLink.outcome).not.toBeNull(), { timeout: 10_000 })
  return state().cartLink.outcome
}
const offered = ({ state }: Pick<ReturnType<typeof makeShop>, 'state'>) =>
  vi.waitFor(() => expect(state().layers.modal.component).toBe('cart-link'), { timeout: 10_000 })

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  stop()
  dropCookies()
  window.history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

const THREE = shared([
  { skuId: 7, quantity: 2 },
  { skuId: 8, quantity: 1 },
])

describe('a cart link', () => {
  it('R-NAV-03 T26 with a cart of her own the lines are offered; nothing is added, kept or sent before she agrees', async () => {
    plantCookie('ralph-cart', 'mine')
    const tab = open('/?action=cart#theirs', backend({ 1: 1 }, { getSharedCart: THREE }))
    await offered(tab)
    expect(tab.state().layers.modal.props.lines).toMatchObject([
      { name: 'Stickad tröja', size: '38', quantity: 2, content: { skuId: 7 } },
      { name: 'Stickad tröja', size: '38', quantity: 1, content: { skuId: 8 } },
    ])
    expect(tab.lines).toEqual({ 1: 1 })
    expect(cookie()).toBe('mine')
    expect(tab.state().cart.data?.id).toBe('mine')
    expect(tab.post.mock.calls.filter(([{ data }]) => JSON.stringify(data).includes('theirs'))).toEqual([])

    // pressed twice
    await Promise.all([acceptOffer(tab.shop), acceptOffer(tab.shop)])
    expect(tab.lines).toEqual({ 1: 1, 7: 2, 8: 1 })
    expect(tab.state().cartLink.outcome).toEqual({ kind: 'added', source: 'link', count: 3, refused: [] })
    expect(tab.state().layers.overlay.current).toBe('cart')
    expect(tab.state().cart.adding).toBe(0)
    expect(cookie()).toBe('mine')
  })

  it('R-NAV-03 T26 the id is removed from the address before the request, and other parameters stay', async () => {
    plantCookie('ralph-cart', 'mine')
    const seen: string[] = []
    const getSharedCart = () => {
      seen.push(window.location.search + window.location.hash)
      return THREE
    }
    await offered(open('/?utm_source=a~b&action=cart#theirs', backend({ 1: 1 }, { getSharedCart })))
    expect(seen).toEqual(['?utm_source=a~b'])
  })

  it('R-GUARD-04 an address with action=login is no cart link: it stays as it is, also for a reload', async () => {
    plantCookie('ralph-cart', 'mine')
    const address = '/?action=login&returnTo=%2Faccount%3Fa%3Db#theirs'
    const tab = open(address, backend({ 1: 1 }))
    await vi.waitFor(() => expect(tab.state().cart.data?.id).toBe('mine'))
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(address)
  })

  it('T26 with an empty cart the lines are copied at once, and the cart shows a message', async () => {
    const tab = open('/?action=cart#theirs', backend({}, { getSharedCart: THREE }))
    expect(await outcomeOf(tab)).toEqual({ kind: 'added', source: 'link', count: 3, refused: [] })
    expect(tab.lines).toEqual({ 7: 2, 8: 1 })
    expect(tab.state().layers.overlay.current).toBe('cart')
    expect(cookie()).toBe('mine')
  })

  it('R-NAV-03 T26 her own cart is shown, and nothing is copied', async () => {
    plantCookie('ralph-cart', 'mine')
    const tab = open('/?action=cart#mine', backend({ 1: 1 }))
    await vi.waitFor(() => expect(tab.state().cart.data?.id).toBe('mine'))
    expect(tab.state().layers.overlay.current).toBe('cart')
    expect(tab.asked.map(({ name }) => name)).toEqual(['getCart'])
    expect(window.location.href).not.toContain('mine')
  })

  it('T26 a link opened in two tabs is copied once and offered by the other', async () => {
    const shop = backend({}, { getSharedCart: THREE })
    const addToCart = async (variables: Parameters<typeof shop.answers.addToCart>[0]) => {
      await new Promise((resolve) => setTimeout(resolve, 30))
      return shop.answers.addToCart(variables)
    }
    const tabs = [1, 2].map(() => makeShop({ ...shop.answers, addToCart }))
    await Promise.all(tabs.map((tab) => openCartLink(tab.shop, 'theirs')))
    const shown = tabs.map(({ state }) => [state().layers.overlay.current, state().layers.modal.component])
    expect(shown).toEqual([
      ['cart', ''],
      ['', 'cart-link'],
    ])
    expect(shop.lines).toEqual({ 7: 2, 8: 1 })
  })
})

describe('an invalid link', () => {
  it.each([
    ['an unknown cart', '#no-such-cart', null, 'missing'],
    ['a completed cart', '#done', shared([{ skuId: 7, quantity: 1 }], true), 'missing'],
    ['a cart without a line that is sold here', '#empty', shared([]), 'nothingSold'],
    ['a name every object knows', '#__proto__', null, 'missing'],
    ['a free gift alone', '#gift', shared([{ skuId: 7, quantity: 1, gift: true }]), 'nothingSold'],
  ])('T26 %s: a message, and her cart is untouched', async (_what, hash, answer, kind) => {
    plantCookie('ralph-cart', 'mine')
    const tab = open(`/?action=cart${hash}`, backend({ 1: 1 }, { getSharedCart: answer }))
    expect(await outcomeOf(tab)).toEqual({ kind })
    expect(tab.state().layers.overlay.current).toBe('cart')
    await vi.waitFor(() => expect(tab.state().cart.data?.id).toBe('mine'))
    expect(cookie()).toBe('mine')
    expect(tab.asked.filter(({ name }) => name === 'addToCart')).toEqual([])
  })

  it.each([`#${'x'.repeat(100_000)}`, '#a b', '#<script>', '#%E0%A4%A'])(
    'T26 an invalid id is not requested (%#)',
    async (hash) => {
      const tab = open(`/?action=cart${hash}`, backend({}))
      expect(await outcomeOf(tab)).toEqual({ kind: 'missing' })
      expect(tab.asked.map(({ name }) => name)).toEqual([])
      expect(window.location.hash).toBe('')
    },
  )

  it('T26 without an answer of the backend a message asks to open the link again', async () => {
    const getSharedCart = new AppError('BACKEND_DOWN', 'Network request failed', 503)
    const tab = open('/?action=cart#theirs', backend({}, { getSharedCart }))
    expect(await outcomeOf(tab)).toEqual({ kind: 'unreachable' })
    expect(tab.lines).toEqual({})
  })
})

describe('lines of a cart link', () => {
  it('T26 failed lines are named, the available pieces of a line are added, and the other lines too', async () => {
    const getSharedCart = shared([
      { skuId: 5, quantity: 1, name: 'Slutsåld' },
      { skuId: 6, quantity: 5, name: 'Två kvar' },
      { skuId: 404, quantity: 1, name: 'Okänd' },
      { skuId: 7, quantity: 1 },
    ])
    const tab = open('/?action=cart#theirs', backend({}, { getSharedCart }))
    expect(await outcomeOf(tab)).toMatchObject({
      kind: 'added',
      source: 'link',
      count: 3,
      refused: [
        { line: { name: 'Slutsåld' }, added: 0, reason: 'soldOut' },
        { line: { name: 'Två kvar' }, added: 2, reason: 'noMore' },
        { line: { name: 'Okänd' }, added: 0, reason: 'notSold' },
      ],
    })
    expect(tab.lines).toEqual({ 6: 2, 7: 1 })
  })

  it('T26 pieces she has already count against the stock', async () => {
    plantCookie('ralph-cart', 'mine')
    const tab = open('/?action=cart#theirs', backend({ 6: 1 }, { getSharedCart: shared([{ skuId: 6, quantity: 2 }]) }))
    await offered(tab)
    await acceptOffer(tab.shop)
    expect(tab.lines).toEqual({ 6: 2 })
    expect(await outcomeOf(tab)).toMatchObject({ count: 1, refused: [{ added: 1, reason: 'noMore' }] })
  })

  it('T26 free gifts are left out, and a package is added as one', async () => {
    const getSharedCart = shared([
      { skuId: 7, quantity: 1, gift: true },
      { skuId: 8, quantity: 2, group: 'a' },
      { skuId: 9, quantity: 2, group: 'a' },
    ])
    const tab = open('/?action=cart#theirs', backend({}, { getSharedCart }))
    expect(await outcomeOf(tab)).toEqual({ kind: 'added', source: 'link', count: 2, refused: [] })
    expect(tab.asked.filter(({ name }) => name === 'addPackageToCart').map(({ variables }) => variables)).toMatchObject(
      [
        {
          packageId: 40,
          selections: [
            { groupId: 8, optionId: 1, skuId: 8 },
            { groupId: 9, optionId: 1, skuId: 9 },
          ],
        },
        { packageId: 40 },
      ],
    )
    expect(tab.lines).toEqual({ 8: 2, 9: 2 })
  })

  it.each([3, 2])('T26 no package is counted twice while a line of three is added; %i are in stock', async (stock) => {
    const shop = backend({}, { getSharedCart: shared([{ skuId: 8, quantity: 3, group: 'a' }]) })
    const counts: number[] = []
    const addPackageToCart = (variables: Parameters<typeof shop.answers.addPackageToCart>[0]) => {
      counts.push(shownCount(tab.state().cart))
      return counts.length > stock ? serviceRefusal('OUT_OF_STOCK') : shop.answers.addPackageToCart(variables)
    }
    const tab = makeShop({ ...shop.answers, addPackageToCart })
    await openCartLink(tab.shop, 'theirs')
    expect(tab.state().cartLink.outcome).toMatchObject({ kind: 'added', source: 'link', count: stock })
    expect(counts).toEqual([3, 3, 3])
    expect(tab.state().cart.adding).toBe(0)
    expect(shownCount(tab.state().cart)).toBe(stock)
  })

  it('T26 when the backend goes down, the remaining lines are reported without a request', async () => {
    const addToCart = new AppError('BACKEND_DOWN', 'Network request failed', 503)
    const tab = open('/?action=cart#theirs', backend({}, { getSharedCart: THREE, addToCart }))
    expect(await outcomeOf(tab)).toMatchObject({
      kind: 'added',
      source: 'link',
      count: 0,
      refused: [{ added: 0 }, { added: 0 }],
    })
    expect(tab.asked.filter(({ name }) => name === 'addToCart')).toHaveLength(1)
    expect(tab.state().cart.adding).toBe(0)
  })
})
