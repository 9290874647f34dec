import { describe, expect, it } from 'vitest'
import { createCms } from '#catalogue/cms/create-cms'
import { EDITIONS } from '#catalogue/cms/market-facts'
import { PAGES } from '#catalogue/cms/page-keys'
import { TEXTS } from '#catalogue/cms/texts/site-texts'
import { createCatalogue } from '#catalogue/create-catalogue'
import { SIZES } from '#catalogue/kinds'
import { sizeTableFor } from '@/lib/product/size-tables'

const today = new Date('2026-11-21T09:00:00Z')
const { areas } = createCms({ catalogue: createCatalogue({ today, products: 200 }) })

type SizeKey = keyof typeof SIZES
const keys = Object.keys(SIZES) as SizeKey[]

describe.each(EDITIONS)('the size guide of $market in $lang', ({ market, lang }) => {
  const area = areas.find((one) => one.markets.includes(market) && one.lang === lang && one.alias === PAGES.sizes[lang])
  const html =
    area?.containers.flatMap(({ widgets }) => widgets.map((w) => String(w.configuration.text))).join('') ?? ''

  it.each(keys)('R-PDP-12 has the table for products in %s, with measuring instructions for this table only', (key) => {
    const words = TEXTS[lang].sizes
    const { bust, hips, foot, belt, hand } = words.howTo
    const expected: Record<SizeKey, [heading: string, advice: string] | null> = {
      numbers: [words.clothes, `${bust} ${hips}`],
      letters: [words.clothes, `${bust} ${hips}`],
      waist: [words.jeans, hips],
      shoes: [words.shoes, foot],
      belts: [words.belts, belt],
      gloves: [words.gloves, hand],
      one: null,
    }
    const { table, advice } = sizeTableFor(html, SIZES[key])
    expect(table.match(/<h2>(.*?)<\/h2>/)?.[1]).toBe(expected[key]?.[0])
    expect(advice).toBe(expected[key] ? `<p>${expected[key][1]}</p>` : '')
  })

  it('has a row for every size in the catalogue', () => {
    const rows = [...html.matchAll(/<th scope="row">([^<]+)</g)].map((match) => match[1] ?? '')
    const named = new Set(rows.flatMap((row) => row.split(' / ')))
    const sold = keys.filter((key) => key !== 'one').flatMap((key) => [...SIZES[key]])
    expect(sold.filter((size) => !named.has(size))).toEqual([])
  })
})
