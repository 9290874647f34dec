import { render } from '@testing-library/react'
import cookies from 'js-cookie'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { vi } from 'vitest'
import { ShopContext } from '@/components/providers/shop-context'
import type { CartFragment } from '@/graphql/generated/graphql'
import type { Cart } from '@/lib/cart/cart-types'
import { mapCart } from '@/lib/cart/map-cart'
import { createOutbox } from '@/lib/cross-tab/create-outbox'
import { createShopStore } from '@/lib/store/create-shop-store'
import type { Call, Shop } from '@/lib/store/shop'
import type { ShopConfig } from '@/lib/store/shop-config'
import fi from '@/messages/fi.json'
import sv from '@/messages/sv.json'

export const CONFIG: ShopConfig = {
  site: { market: 'se', lang: 'sv', mode: 'domain' },
  channelId: '1|se',
  iso: 'sv-SE',
  graphqlUrl: '/graphql',
  authUrl: 'http://auth.test/api/kajo_prod/',
  signUrl: 'http://auth.test/sign?identity=',
  imageBase: 'http://images.test',
  searchCluster: 'http://localhost:4000',
  // The second is jsdom's own origin, because jsdom can navigate only to another hash of its document.
  providerOrigins: ['https://pay.test', 'http://localhost:3000'],
  country: { code: 'SE', name: 'Sverige' },
  currency: { code: 'SEK', symbol: 'kr' },
  freeShippingFrom: '699\u00a0kr',
}

type Answer = unknown | ((variables: Record<string, unknown>) => unknown)
/** Answers by operation name; an Error is thrown, a function gets the variables. */
export type Answers = Record<string, Answer>

/** The service's form of the carts that `makeCart` has made. */
const fragments = new WeakMap<Cart, CartFragment>()

/** The cart in an answer of the service. */
function cartIn(value: unknown): CartFragment | null {
  const { cart = value } = (value ?? {}) as { cart?: unknown }
  return cart !== null && typeof cart === 'object' && 'items' in cart ? (cart as CartFragment) : null
}

type Selection = { alias?: { value: string }; name?: { value: string } }
const fieldOf = (selection?: Selection): string | undefined => (selection?.alias ?? selection?.name)?.value

/** Whether a getCart makes the service read prices and stock again. */
const isRefresh = (variables: unknown): boolean => (variables as { forceRefresh?: boolean }).forceRefresh === true

type Asked = { name: string; variables: Record<string, unknown>; options: unknown }

/**
 * A shop whose backend is a table of answers; `asked` holds every call in order. A getCart that refreshes the prices is
 * answered by `freshCart`, by default with the cart as the service has sent it last.
 */
export function makeShop(answers: Answers = {}, config: Partial<ShopConfig> = {}) {
  const asked: Asked[] = []
  let lastCart: CartFragment | null = null
  const freshCart = (): Answer => {
    const { data } = shop.store.getState().cart
    return answers.freshCart ?? (data && fragments.get(data)) ?? lastCart
  }
  const call = (async (
    document: {
      definitions: {
        name?: { value: string }
        selectionSet: { selections: Selection[] }
      }[]
    },
    variables: unknown,
    options: unknown,
  ) => {
    const [operation] = document.definitions
    const name = operation?.name?.value ?? ''
    const field = fieldOf(operation?.selectionSet.selections[0]) ?? name
    asked.push({ name, variables: variables as Record<string, unknown>, options })
    const answer = (isRefresh(variables) && freshCart()) || answers[name]
    const value = typeof answer === 'function' ? await answer(variables) : answer
    if (value instanceof Error) throw value
    lastCart = cartIn(value) ?? lastCart
    return { [field]: value ?? null }
  }) as unknown as Call
  const settings = { ...CONFIG, ...config }
  const outbox = createOutbox()
  const post = vi.fn<Shop['post']>(outbox.post)
  const shop: Shop = {
    config: settings,
    store: createShopStore(settings),
    query: call,
    mutate: call,
    post,
    connectTabs: outbox.connect,
    timers: new Map(),
    queue: Promise.resolve(),
    sendWaiting: null,
  }
  return { shop, asked, post, state: () => shop.store.getState() }
}

export const price = (inc: number, regular = inc) => ({
  isDiscounted: regular > inc,
  regularPriceIncVat: regular,
  regularPriceExVat: regular * 0.8,
  sellingPriceIncVat: inc,
  sellingPriceExVat: inc * 0.8,
  regularPriceIncVatFormatted: `${regular} kr`,
  regularPriceExVatFormatted: `${regular * 0.8} kr`,
  sellingPriceIncVatFormatted: `${inc} kr`,
  sellingPriceExVatFormatted: `${inc * 0.8} kr`,
  discountIncVat: regular - inc,
  discountExVat: (regular - inc) * 0.8,
  discountIncVatFormatted: `${regular - inc} kr`,
  discountExVatFormatted: `${(regular - inc) * 0.8} kr`,
  vat: inc * 0.2,
  vatFormatted: `${inc * 0.2} kr`,
  discountPercentage: 0,
})

type Item = {
  id?: string
  skuId: number
  quantity: number
  unit?: number
  stock?: number
  oversellable?: number
  name?: string
  isGift?: boolean
}

const item = ({
  id,
  skuId,
  quantity,
  unit = 400,
  stock = 10,
  oversellable = 0,
  name = 'Omlottklänning',
  isGift = false,
}: Item) => ({
  id: id ?? `line-${skuId}`,
  skuId,
  quantity,
  isCampaignFreeGift: isGift,
  product: {
    productId: skuId * 10,
    name,
    alias: `klanning-${skuId}`,
    articleNumber: `A${skuId}`,
    canonicalUrl: `/p/klanning-${skuId}`,
    discountType: 'NONE' as const,
    brand: { name: 'Aune' },
    primaryCategory: { name: 'Klänningar' },
    productImages: [{ fileName: 'wrap-dress.0.navy.floral.front.webp', tags: null }],
    unitPrice: price(unit),
    lowestPrice: null,
    skus: [
      {
        skuId,
        articleNumber: `A${skuId}-38`,
        name: '38',
        stock: { inStock: stock, oversellable, totalStock: stock + oversellable, static: 0, incoming: null },
      },
    ],
    parameterGroups: [
      {
        parameterGroupId: 1,
        name: 'Egenskaper',
        parameters: [{ parameterId: 1, name: 'Color', label: 'Färg', value: 'Midnatt' }],
      },
    ],
  },
  unitPrice: price(unit),
  totalPrice: price(unit * quantity),
  campaign: { appliedCampaigns: [], prices: [] },
})

type Shipping = { fee?: number; isDefault?: boolean; left?: number }

/** A cart as in the service's answers. */
export function cartFragment(id: string, items: Item[] = [], shipping: Shipping = {}): CartFragment {
  const { fee = 49, isDefault = true, left = 299 } = shipping
  const subTotal = items.reduce((sum, { unit = 400, quantity }) => sum + unit * quantity, 0)
  return {
    id,
    isCompleted: false,
    promoCode: null,
    freeShipping: false,
    appliedCampaigns: [],
    items: items.map(item),
    summary: {
      fixedAmountDiscountIncVat: 0,
      fixedAmountDiscountExVat: 0,
      balance: null,
      subTotal: price(subTotal),
      shipping: {
        id: 21,
        displayName: 'PostNord',
        amountLeftToFreeShipping: left,
        amountLeftToFreeShippingFormatted: `${left} kr`,
        feeExVat: fee * 0.8,
        feeIncVat: fee,
        feeExVatFormatted: `${fee * 0.8} kr`,
        feeIncVatFormatted: `${fee} kr`,
        isDefault,
      },
      fees: null,
      total: { ...price(subTotal + fee), currency: { code: 'SEK' } },
    },
  }
}

/** The shop's form of a cart of the service. */
export function cartOf(fragment: CartFragment): Cart {
  const cart = mapCart(fragment)
  if (!cart) throw new Error('The fixture has no id')
  fragments.set(cart, fragment)
  return cart
}

export const makeCart = (id: string, items: Item[] = [], shipping: Shipping = {}): Cart =>
  cartOf(cartFragment(id, items, shipping))

const MESSAGES = { fi, sv }

/** An element with the shop's context and messages, in Swedish or Finnish. */
export const inShop = (element: ReactElement, shop: Shop, lang: keyof typeof MESSAGES = 'sv') => (
  <NextIntlClientProvider locale={lang} messages={MESSAGES[lang]} timeZone="Europe/Stockholm">
    <ShopContext value={shop}>{element}</ShopContext>
  </NextIntlClientProvider>
)

export const renderInShop = (element: ReactElement, shop: Shop, lang?: keyof typeof MESSAGES) =>
  render(inShop(element, shop, lang))

const raw = cookies.withConverter({ write: (value) => value })

/** Writes a cookie without encoding its value, as another version of the shop may have left it. */
export const plantCookie = (name: string, value: string): void => void raw.set(name, value)

export const dropCookies = (): void => {
  for (const name of Object.keys(cookies.get())) cookies.remove(name)
  // The last seen cart is stored for the cart of the cookie, so remove both.
  localStorage.removeItem('kajo-seen-cart')
}
