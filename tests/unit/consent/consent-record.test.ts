import { expect, it } from 'vitest'
import { hasYes, NOTHING_ALLOWED, parseConsent } from '@/lib/consent/consent-record'
import { formatConsent } from '@/lib/consent/format-consent'
import { REFUSED_CONSENT } from '@/scripts/refused-consent.mjs'
import { ALL_ALLOWED } from '@/tests/support/consent-cookies'

const ID = '3f6c1f2e-7a55-4c1e-9d0b-5a1f0f2f4c11'

it.each([
  ['a no', { version: 2, at: 1_764_337_200, choice: NOTHING_ALLOWED, id: null }],
  ['a yes to all', { version: 2, at: 1_764_337_200, choice: ALL_ALLOWED, id: ID }],
  [
    'a yes that is not proven, with the signal on',
    { version: 2, at: 1_764_337_200, choice: ALL_ALLOWED, id: ID, hadSignal: true, isUnproven: true },
  ],
  ['a part', { version: 2, at: 1_764_337_200, choice: { ...NOTHING_ALLOWED, statistics: true }, id: ID }],
])('%s is read as it was written, in characters a cookie does not encode', (_, record) => {
  const text = formatConsent(record)
  expect(encodeURIComponent(text)).toBe(text)
  expect(parseConsent(text)).toEqual(record)
})

it.each([
  undefined,
  '',
  'true',
  '0~1764337200~preferences~',
  '1~1764337200~preferences~',
  '2~soon~preferences~',
  '2~1764337200',
])('%s is no choice: the shopper is asked', (text) => {
  expect(parseConsent(text)).toBeNull()
})

it('writes a record without marks as earlier versions did', () => {
  const record = { version: 2, at: 1, choice: { ...NOTHING_ALLOWED, statistics: true }, id: ID }
  expect(formatConsent({ ...record, hadSignal: false, isUnproven: false })).toBe(`2~1~statistics~${ID}`)
})

it('reads no purpose and no id that it does not know', () => {
  const record = parseConsent('2~1764337200~everything.marketing~<script>')
  expect(record).toMatchObject({ choice: { ...NOTHING_ALLOWED, marketing: true }, id: null })
  expect([hasYes(NOTHING_ALLOWED), hasYes(ALL_ALLOWED)]).toEqual([false, true])
})

it('benchmarks and screenshots start with a choice of this version', () => {
  for (const { value } of REFUSED_CONSENT.cookies)
    expect(parseConsent(value)).toMatchObject({ choice: NOTHING_ALLOWED })
})
