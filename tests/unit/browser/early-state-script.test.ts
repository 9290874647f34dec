// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EARLY_STATE_SCRIPT } from '@/lib/browser/early-state-script.mjs'
import { writeSeen } from '@/lib/cart/seen-cart'
import { FAVORITES_KEY } from '@/lib/config/constants'

const root = document.documentElement
const written = vi.fn<(text: string) => void>()

beforeEach(() => {
  // jsdom has no constructed style sheets
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = written
    },
  )
})
afterEach(() => {
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'ralph-cart=; max-age=0'
  for (const name of ['data-cart', 'data-favorites', 'style']) root.removeAttribute(name)
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const run = () => new Function(EARLY_STATE_SCRIPT)()
const counts = () => ['cart', 'favorites'].map((name) => root.style.getPropertyValue(`--${name}-count`))

it('R-STATE-03 before the first paint the header has the counts of cart and favourites, and hearts are filled', () => {
  const line = { id: '1', skuId: 1, size: null, name: 'Mekko', quantity: 3, isGift: false }
  const lines = [line, { ...line, id: '2', quantity: 2 }, { ...line, id: '3', isGift: true }]
  writeSeen({ id: 'own cart', currency: 'EUR', promoCode: null, lines }, 'sv')
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `ralph-cart=${encodeURIComponent('own cart')}`
  localStorage.setItem(FAVORITES_KEY, JSON.stringify([11, 12]))
  run()
  expect(counts()).toEqual(['5', '2'])
  expect(root.matches('[data-cart][data-favorites]')).toBe(true)
  expect(written).toHaveBeenCalledExactlyOnceWith(
    '[data-dehydrated] [data-favorite="11"] svg,[data-dehydrated] [data-favorite="12"] svg{fill:currentColor}',
  )
})

it.each([
  ['of another cart', JSON.stringify({ id: 'b', lines: [{ quantity: 2, isGift: false }] }), '[]'],
  ['that are empty', JSON.stringify({ id: 'a', lines: [] }), '[]'],
  ['that cannot be read', '{', '{'],
  ['with invalid values', JSON.stringify({ id: 'a', lines: [{ quantity: '}*{' }] }), '["x{}","1"]'],
])('counts %s are not shown', (_name, seen, favorites) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'ralph-cart=a'
  localStorage.setItem('kajo-seen-cart', seen)
  localStorage.setItem(FAVORITES_KEY, favorites)
  run()
  expect(root.matches('[data-cart], [data-favorites]')).toBe(false)
  expect(written).not.toHaveBeenCalled()
})
