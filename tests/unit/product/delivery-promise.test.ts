import { describe, expect, it } from 'vitest'
import { deliveryDates, deliveryWindow } from '@/lib/product/delivery-promise'

const days = (iso: string, market: 'fi' | 'se' | 'no' | 'dk', speed: 'normal' | 'longer' = 'normal') => {
  const { first, last } = deliveryWindow(new Date(iso), market, speed)
  return [first, last].map((day) => day.toISOString().slice(0, 10))
}

describe('R-PDP-05 the days a parcel may come', () => {
  it('counts working days from the day of the order', () => {
    // a Monday, noon in Helsinki
    expect(days('2026-11-09T10:00:00Z', 'fi')).toEqual(['2026-11-11', '2026-11-13'])
    expect(days('2026-11-09T10:00:00Z', 'fi', 'longer')).toEqual(['2026-11-18', '2026-11-25'])
  })

  it('an order after two by the clock of the market counts from the next working day', () => {
    // 14:30 in Helsinki, 13:30 in Stockholm
    expect(days('2026-11-09T12:30:00Z', 'fi')).toEqual(['2026-11-12', '2026-11-16'])
    expect(days('2026-11-09T12:30:00Z', 'se')).toEqual(['2026-11-11', '2026-11-13'])
  })

  it('so does one of the weekend', () => {
    expect(days('2026-11-21T08:00:00Z', 'dk')).toEqual(['2026-11-25', '2026-11-27'])
    expect(days('2026-11-22T23:30:00Z', 'no')).toEqual(['2026-11-25', '2026-11-27'])
  })

  it('nothing is delivered at Christmas, and on each country at its own feasts', () => {
    expect(days('2026-12-23T09:00:00Z', 'fi')).toEqual(['2026-12-29', '2026-12-31'])
    expect(days('2026-05-14T06:00:00Z', 'no'), 'Ascension').toEqual(['2026-05-19', '2026-05-21'])
    // Maundy Thursday is a working day in Sweden and none in Denmark
    expect(days('2026-03-31T08:00:00Z', 'se')[0]).toBe('2026-04-02')
    expect(days('2026-03-31T08:00:00Z', 'dk')[0]).toBe('2026-04-07')
    expect(days('2026-06-17T08:00:00Z', 'fi'), 'Midsummer eve').toEqual(['2026-06-22', '2026-06-24'])
  })
})

it.each([
  ['fi', 'fi-FI', 'ke 11.11.–pe 13.11.'],
  ['se', 'sv-SE', 'ons 11–fre 13 nov.'],
  ['no', 'nb-NO', 'ons. 11.–fre. 13. nov.'],
  ['dk', 'da-DK', 'ons. 11.–fre. 13. nov.'],
] as const)('R-PDP-05 %s writes the days as one does in %s', (market, locale, text) => {
  // spaces of a range may be thin or unbreakable
  const written = deliveryDates(new Date('2026-11-09T10:00:00Z'), market, 'normal', locale)
  expect(written.replace(/\s+/g, ' ').replace(/ ?– ?/, '–')).toBe(text)
})

it('R-PDP-05 over the turn of the year no year is written', () => {
  const written = deliveryDates(new Date('2026-12-22T15:00:00Z'), 'se', 'normal', 'sv-SE')
  expect(written).not.toMatch(/20\d\d/)
  expect(written).toMatch(/29 dec.*4 jan/)
})
