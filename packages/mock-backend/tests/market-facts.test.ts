import { describe, expect, it } from 'vitest'
import { createCms } from '#catalogue/cms/create-cms'
import { EDITIONS, INVOICE_DAYS } from '#catalogue/cms/market-facts'
import { PAGES } from '#catalogue/cms/page-keys'
import { createCatalogue } from '#catalogue/create-catalogue'
import type { Lang } from '#catalogue/types'
import { MARKETS } from '#commerce/markets'
import { formatMoney } from '#commerce/money'
import { paymentOptions } from '#commerce/payment-options'
import { shippingOptions } from '#commerce/shipping-options'
import { FRAME_TEXTS } from '#payments/snippets/frame-texts'

const { areas } = createCms({ catalogue: createCatalogue({ today: new Date('2026-11-21T09:00:00Z') }) })

const FROM: Record<Lang, (amount: string) => string> = {
  fi: (amount) => `${amount.replace('€', 'eurosta')} alkaen`,
  sv: (amount) => `från ${amount}`,
  nb: (amount) => `fra ${amount}`,
  da: (amount) => `fra ${amount}`,
}
/** What the payment page says of money that is not lent. */
const DRAWN: Record<Lang, RegExp> = {
  fi: /varaamme summan, kun tilaat, ja veloitamme sen, kun lähetämme/,
  sv: /reserveras när du beställer och dras när vi skickar/,
  nb: /reserveres når du bestiller, og trekkes når vi sender/,
  da: /reserveres, når du bestiller, og trækkes, når vi sender/,
}
const NO_FEE: Record<Lang, string> = { fi: 'eikä lisäkuluja', sv: 'utan avgift', nb: 'uten gebyr', da: 'uden gebyr' }

describe.each(EDITIONS)('the pages of $market in $lang', ({ market: alias, lang }) => {
  const market = MARKETS[alias]
  const money = (minor: number) => formatMoney(minor, { market, lang }).replace(',00', '')
  const textOf = (key: keyof typeof PAGES) => {
    const found = areas.find(
      (area) => area.alias === PAGES[key][lang] && area.markets.includes(alias) && area.lang === lang,
    )
    return JSON.stringify([found?.description, found?.containers])
  }
  const amountsOf = (text: string) => text.match(/\d[\d.,]*(?=\u00a0(?:€|eurosta|kr))/g) ?? []

  it('R-CMS-07 the delivery page names the lowest fees, the limits of free delivery and of an order, and no other amount', () => {
    const options = shippingOptions(market)
    const lowest = (isHome: boolean, value: number) =>
      Math.min(
        ...options.flatMap(({ way, feeTiers }) =>
          (way === 'home') === isHome ? (feeTiers.findLast(({ from }) => value >= from)?.fee ?? []) : [],
        ),
      )
    const { freeShippingFrom: free, minimumOrder } = market
    expect(lowest(false, free)).toBe(0)
    const fees = [lowest(false, 0), lowest(true, 0), lowest(true, free)]
    const text = textOf('delivery')
    for (const fee of fees) expect(text).toContain(FROM[lang](money(fee)))
    for (const limit of [free, minimumOrder]) expect(text).toContain(money(limit))
    const known = [...fees, free, minimumOrder].flatMap((minor) => amountsOf(money(minor)))
    expect(new Set(amountsOf(text))).toEqual(new Set(known))
  })

  it('R-CMS-07 money is drawn when the goods are sent, not at the order', () => {
    expect(textOf('payment')).toMatch(DRAWN[lang])
  })

  it('T37 an invoice is due after the same days on the payment page, in the checkout and in the provider’s form', () => {
    const option = paymentOptions(alias).find(({ name }) => name === 'DirectInvoice')?.displayName[lang]
    for (const text of [textOf('payment'), option, FRAME_TEXTS[lang].methods.DirectInvoice])
      expect(text).toMatch(new RegExp(`\\b${INVOICE_DAYS} (pv|päivä|dag)`))
  })

  it('R-CMS-07 payment page and terms name the fee of an invoice where there is one', () => {
    const fee = paymentOptions(alias).find(({ name }) => name === 'DirectInvoice')?.fee ?? 0
    const named = fee > 0 ? amountsOf(money(fee)) : []
    expect(amountsOf(textOf('payment'))).toEqual(named)
    expect(amountsOf(textOf('terms'))).toEqual(named)
    expect(textOf('payment').includes(NO_FEE[lang])).toBe(fee === 0)
  })
})
