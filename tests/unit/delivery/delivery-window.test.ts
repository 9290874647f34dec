import { describe, expect, it } from 'vitest'
import { type DeliveryWay, deliveryWay } from '@/lib/delivery/delivery-way'
import { type DeliverySpeed, deliveryWindow } from '@/lib/delivery/delivery-window'
import { formatDelivery } from '@/lib/delivery/format-delivery'
import { isWorkingDay } from '@/lib/delivery/public-holidays'
import { MARKET_ALIASES, type MarketAlias } from '@/lib/market/market-table'

type Parcel = { speed?: DeliverySpeed; way?: DeliveryWay | null }

const days = (iso: string, market: MarketAlias, { speed = 'normal', way = null }: Parcel = {}) => {
  const { first, last } = deliveryWindow(new Date(iso), { market, speed, way })
  return [first, last].map((day) => day.toISOString().slice(0, 10))
}

describe('R-PDP-05 the delivery days', () => {
  it('counts working days from the day of the order', () => {
    // a Monday, noon in Helsinki
    expect(days('2026-11-09T10:00:00Z', 'fi')).toEqual(['2026-11-11', '2026-11-13'])
    expect(days('2026-11-09T10:00:00Z', 'fi', { speed: 'longer' })).toEqual(['2026-11-18', '2026-11-25'])
  })

  it('counts an order after 14:00 in the market’s time zone from the next working day', () => {
    // 14:30 in Helsinki, 13:30 in Stockholm
    expect(days('2026-11-09T12:30:00Z', 'fi')).toEqual(['2026-11-12', '2026-11-16'])
    expect(days('2026-11-09T12:30:00Z', 'se')).toEqual(['2026-11-11', '2026-11-13'])
  })

  it('counts an order of the weekend from the next working day', () => {
    expect(days('2026-11-21T08:00:00Z', 'dk')).toEqual(['2026-11-25', '2026-11-27'])
    expect(days('2026-11-22T23:30:00Z', 'no')).toEqual(['2026-11-25', '2026-11-27'])
  })

  it.each([
    ['fi', 'before Easter', '2027-03-24T09:00:00Z', '2027-03-30', '2027-04-01', '2027-03-31'],
    ['se', 'before midsummer', '2027-06-23T09:00:00Z', '2027-06-28', '2027-06-30', '2027-06-29'],
    ['no', 'before 17 May', '2027-05-14T09:00:00Z', '2027-05-19', '2027-05-21', '2027-05-20'],
    ['dk', 'before Easter', '2027-03-24T09:00:00Z', '2027-03-31', '2027-04-02', '2027-04-01'],
    ['fi', 'before Christmas', '2026-12-23T09:00:00Z', '2026-12-29', '2026-12-31', '2026-12-30'],
    ['se', 'before New Year', '2026-12-29T09:00:00Z', '2027-01-04', '2027-01-07', '2027-01-05'],
    ['no', 'before Ascension', '2026-05-13T09:00:00Z', '2026-05-18', '2026-05-20', '2026-05-19'],
    ['fi', 'before independence day', '2027-12-03T09:00:00Z', '2027-12-08', '2027-12-10', '2027-12-09'],
  ] as const)(
    '%s %s: one window for product page, checkout and every way',
    (market, _when, at, first, last, middle) => {
      expect(days(at, market), 'no way chosen yet').toEqual([first, last])
      expect(days(at, market, { way: 'home' })).toEqual([first, last])
      expect(days(at, market, { way: 'pickup' })).toEqual([first, middle])
      expect(days(at, market, { way: 'box' })).toEqual([first, middle])
    },
  )

  it.each(MARKET_ALIASES)(
    '%s: the days of every delivery method are working days within those that the product page names',
    (market) => {
      const ways: DeliveryWay[] = ['box', 'pickup', 'home']
      const orders = Array.from({ length: 75 }, (_, i) =>
        new Date(Date.UTC(2026, 10, 1 + i * 5, (i * 7) % 24)).toISOString(),
      )
      for (const at of orders) {
        const [first = '', last = ''] = days(at, market)
        const promised = ways.flatMap((way) => days(at, market, { way }))
        const isOutside = (day: string) => day < first || day > last || !isWorkingDay(new Date(day), market)
        expect(promised.filter(isOutside), at).toEqual([])
      }
    },
  )
})

describe('R-PDP-05 public holidays have no delivery', () => {
  it.each([
    ['Good Friday', '2027-03-26', ''],
    ['Easter Monday', '2027-03-29', ''],
    ['Maundy Thursday', '2027-03-25', 'fi se'],
    ['Ascension', '2027-05-06', ''],
    ['Whit Monday', '2026-05-25', 'fi se'],
    ['New Year', '2027-01-01', ''],
    ['Epiphany', '2027-01-06', 'no dk'],
    ['the first of May', '2026-05-01', 'dk'],
    ['17 May', '2028-05-17', 'fi se dk'],
    ['the Danish constitution day', '2029-06-05', 'fi se no'],
    ['the Swedish national day', '2028-06-06', 'fi no dk'],
    ['midsummer eve', '2027-06-25', 'no dk'],
    ['the Finnish independence day', '2027-12-06', 'se no dk'],
    ['Christmas Eve', '2026-12-24', ''],
    ['Christmas Day', '2026-12-25', ''],
    ['Boxing Day', '2028-12-26', ''],
    ["New Year's Eve", '2026-12-31', 'fi no dk'],
    ['a Saturday', '2026-11-28', ''],
    ['an ordinary Tuesday', '2026-11-24', 'fi se no dk'],
  ])('%s, %s, is a working day in: %s', (_name, day, markets) => {
    expect(MARKET_ALIASES.filter((market) => isWorkingDay(new Date(day), market)).join(' ')).toBe(markets)
  })
})

it.each([
  ['Posti', 'box'],
  ['PostiHome', 'home'],
  ['Matkahuolto', 'pickup'],
  ['PostNordHome', 'home'],
  ['GLS', 'pickup'],
  ['Bring', 'home'],
  ['', 'pickup'],
])('R-CHECKOUT-02 %s comes by %s', (name, way) => {
  expect(deliveryWay(name)).toBe(way)
})

describe('R-PDP-05 formatted delivery days', () => {
  const written = (iso: string, first: string, last: string, width: 'short' | 'long' = 'short') =>
    formatDelivery(iso, { first: new Date(first), last: new Date(last) }, width)
      // spaces of a range may be thin or unbreakable
      .replace(/\s+/g, ' ')
      .replace(/ ?– ?/, '–')

  it.each([
    ['fi-FI', 'ke 11.11.–pe 13.11.', 'ke 11.11.–pe 13.11.'],
    ['sv-SE', 'ons 11–fre 13 nov.', 'onsdag 11–fredag 13 november'],
    ['nb-NO', 'ons. 11.–fre. 13. nov.', 'onsdag 11.–fredag 13. november'],
    ['da-DK', 'ons. 11.–fre. 13. nov.', 'onsdag 11.–fredag 13. november'],
  ])('are written as %s does', (iso, short, long) => {
    expect(written(iso, '2026-11-11', '2026-11-13')).toBe(short)
    expect(written(iso, '2026-11-11', '2026-11-13', 'long')).toBe(long)
  })

  it('have no year across a year boundary', () => {
    expect(written('sv-SE', '2026-12-29', '2027-01-04')).toMatch(/^tis 29 dec\.?–mån 4 jan\.?$/)
  })
})
