import { describe, expect, it } from 'vitest'
import { formatDistance, formatHours, isAlwaysOpen } from '@/lib/delivery/format-hours'

const HOURS = [
  { from: 1, to: 5, opens: '07:30', closes: '21:00' },
  { from: 6, to: 6, opens: '09:00', closes: '18:00' },
]
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('R-CHECKOUT-14 formats of a pickup point by language', () => {
  it.each([
    ['fi-FI', 'ma–pe 7.30–21, la 9–18'],
    ['sv-SE', 'mån–fre 7.30–21, lör 9–18'],
    ['nb-NO', 'man–fre 7.30–21, lør 9–18'],
    ['da-DK', 'man–fre 7.30–21, lør 9–18'],
  ])('hours in %s: %s', (iso, expected) => {
    expect(formatHours(iso, HOURS)).toBe(expected)
  })

  it.each([
    ['fi-FI', 247, '250 m'],
    ['sv-SE', 1430, '1,4 km'],
    ['da-DK', 21_499, '21 km'],
    ['sv-SE', 997, '1 km'],
    ['fi-FI', 3, '10 m'],
  ])('distance in %s: %d is %s', (iso, metres, expected) => {
    expect(plain(formatDistance(iso, metres))).toBe(expected)
  })

  it('recognises hours around the clock', () => {
    expect(isAlwaysOpen([{ from: 1, to: 7, opens: '00:00', closes: '24:00' }])).toBe(true)
    expect(isAlwaysOpen(HOURS)).toBe(false)
  })
})
