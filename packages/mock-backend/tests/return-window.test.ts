import { describe, expect, it } from 'vitest'
import { dayIn, easterSunday, isWindowOpen, lastReturnDay } from '#returns/return-window'

/** Noon in UTC, which is the same day in all four countries. */
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`)

describe('T11 the last day of a return', () => {
  it.each([
    // a Saturday; only Norway and Denmark move it
    ['fi', '2026-11-14', '2026-11-28'],
    ['se', '2026-11-14', '2026-11-28'],
    ['no', '2026-11-14', '2026-11-30'],
    ['dk', '2026-11-14', '2026-11-30'],
    // a weekday
    ['no', '2026-11-11', '2026-11-25'],
    ['dk', '2026-11-11', '2026-11-25'],
    // a Sunday
    ['no', '2026-11-15', '2026-11-30'],
    ['dk', '2026-11-15', '2026-11-30'],
    // Christmas: Thursday to Saturday, then a Sunday; the eve counts in Denmark
    ['no', '2026-12-10', '2026-12-24'],
    ['dk', '2026-12-10', '2026-12-28'],
    ['no', '2026-12-11', '2026-12-28'],
    ['fi', '2026-12-11', '2026-12-25'],
    ['se', '2026-12-11', '2026-12-25'],
    // New Year's eve 2026 is a Thursday, the day after it a holiday, then a weekend
    ['no', '2026-12-17', '2026-12-31'],
    ['dk', '2026-12-17', '2027-01-04'],
    ['no', '2026-12-18', '2027-01-04'],
    // Easter 2027: Maundy Thursday 25 March to Easter Monday 29 March
    ['no', '2027-03-11', '2027-03-30'],
    ['dk', '2027-03-11', '2027-03-30'],
    ['se', '2027-03-11', '2027-03-25'],
    ['dk', '2027-03-10', '2027-03-24'],
    // Ascension and Whit Monday 2026
    ['no', '2026-04-30', '2026-05-15'],
    ['dk', '2026-05-11', '2026-05-26'],
    // the national days: Wednesday 17 May 2028 and Friday 5 June 2026
    ['no', '2028-05-03', '2028-05-18'],
    ['dk', '2028-05-03', '2028-05-17'],
    ['dk', '2026-05-22', '2026-06-08'],
    ['no', '2026-05-22', '2026-06-05'],
    // the first of May is a holiday in Norway only
    ['no', '2028-04-17', '2028-05-02'],
    ['dk', '2028-04-17', '2028-05-01'],
  ] as const)('in %s of what came on %s is %s', (market, delivered, last) => {
    expect(lastReturnDay(market, noon(delivered))).toBe(last)
  })

  it('is counted by the days of the market, and open until its last minute there', () => {
    // 23:30 in Stockholm, already the next day in Helsinki
    const delivered = Date.parse('2026-11-09T22:30:00Z')
    expect([lastReturnDay('se', delivered), lastReturnDay('fi', delivered)]).toEqual(['2026-11-23', '2026-11-24'])
    expect(isWindowOpen('se', delivered, Date.parse('2026-11-23T22:59:59Z'))).toBe(true)
    expect(isWindowOpen('se', delivered, Date.parse('2026-11-23T23:00:00Z'))).toBe(false)
    expect(isWindowOpen('fi', delivered, Date.parse('2026-11-24T21:59:59Z'))).toBe(true)
    expect(isWindowOpen('fi', delivered, Date.parse('2026-11-24T22:00:00Z'))).toBe(false)
    expect(dayIn('dk', Date.parse('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
  })

  it('computes the date of Easter Sunday', () => {
    const days = [1961, 2000, 2024, 2025, 2026, 2027, 2028, 2038, 2285].map((year) =>
      new Date(easterSunday(year)).toISOString().slice(0, 10),
    )
    expect(days).toEqual([
      ...['1961-04-02', '2000-04-23', '2024-03-31', '2025-04-20', '2026-04-05'],
      ...['2027-03-28', '2028-04-16', '2038-04-25', '2285-03-22'],
    ])
  })
})
