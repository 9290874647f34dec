import { describe, expect, it } from 'vitest'
import { EMPTY_FORM } from '@/lib/checkout/form/checkout-form'
import { createCheckoutSchema } from '@/lib/checkout/form/checkout-schema'
import { MARKET_ALIASES, MARKETS, type MarketAlias } from '@/lib/market/market-table'
import {
  normaliseOrganisationId,
  normalisePersonalId,
  organisationIdExample,
  personalIdExample,
} from '@/lib/person/identity-number'

type Row = [MarketAlias, string, string | null]

describe('organisation numbers', () => {
  it.each<Row>([
    ['fi', '1234567-1', '1234567-1'],
    ['fi', 'FI12345671', '1234567-1'],
    ['fi', '\u200bFI-1234567-1 ', '1234567-1'],
    ['fi', '112038-9', '0112038-9'],
    ['fi', '1234567-2', null],
    ['fi', '', null],
    ['se', '556036-0793', '556036-0793'],
    ['se', '5560360793', '556036-0793'],
    ['se', '16556036-0793', '556036-0793'],
    // the number for VAT
    ['se', 'SE556036079301', '556036-0793'],
    ['se', 'SE 556036-0793 01', '556036-0793'],
    ['se', '556036–0793', '556036-0793'],
    ['se', '556036-0794', null],
    ['se', '55603', null],
    ['no', '123 456 785', '123456785'],
    ['no', 'NO 974 760 673 MVA', '974760673'],
    ['no', 'NO123456785MVA', '123456785'],
    ['no', '123456785mva', '123456785'],
    ['no', '123456786', null],
    ['dk', 'DK 12 34 56 74', '12345674'],
    ['dk', 'DK12345674', '12345674'],
    ['dk', '12345675', null],
    ['dk', 'twelve', null],
  ])('R-VALID-03 of a company in %s: %s → %s', (market, text, expected) => {
    expect(normaliseOrganisationId(market, text)).toBe(expected)
  })
})

describe('personal numbers', () => {
  it.each<Row>([
    ['fi', '131052-308T', '131052-308T'],
    ['fi', ' 131052-308t ', '131052-308T'],
    // a century sign in use since 2023
    ['fi', '010594Y9032', '010594Y9032'],
    ['fi', '131052-308X', null],
    ['fi', '311152-308T', null],
    ['se', '811218-9876', '811218-9876'],
    ['se', '8112189876', '811218-9876'],
    ['se', '198112189876', '19811218-9876'],
    // a coordination number: 60 added to the day
    ['se', '811278-9873', '811278-9873'],
    ['se', '811218-9877', null],
    ['se', '', null],
    ['no', '130972 48022', '13097248022'],
    ['no', '13097248023', null],
    ['dk', '070761-4285', '0707614285'],
    // a number that fails the checksum, as those issued since 2007 may
    ['dk', '010190-0001', '0101900001'],
    ['dk', '320761-4285', null],
  ])('R-VALID-03 of a person in %s: %s → %s', (market, text, expected) => {
    expect(normalisePersonalId(market, text)).toBe(expected)
  })

  it.each(MARKET_ALIASES)('R-VALID-03 the examples shown in %s are valid', (market) => {
    expect(normalisePersonalId(market, personalIdExample(market))).not.toBeNull()
    expect(normaliseOrganisationId(market, organisationIdExample(market))).not.toBeNull()
  })

  it('R-VALID-03 a number of another country is refused', () => {
    expect(normalisePersonalId('fi', personalIdExample('se'))).toBeNull()
    expect(normalisePersonalId('no', personalIdExample('dk'))).toBeNull()
    expect(normaliseOrganisationId('no', organisationIdExample('se'))).toBeNull()
  })
})

describe('the form', () => {
  const problems = (market: MarketAlias, rules: { isOrganisation: boolean; needsPersonalId: boolean }, typed = {}) => {
    const schema = createCheckoutSchema({ market, country: MARKETS[market].country.code, ...rules })
    const parsed = schema.safeParse({ ...EMPTY_FORM, ...typed })
    const found = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [String(path[0]), message])
    return Object.fromEntries(found.reverse())
  }

  it('R-VALID-03 R-CHECKOUT-13 name and number are required of an organisation only', () => {
    const organisation = { isOrganisation: true, needsPersonalId: false }
    expect(problems('se', organisation)).toMatchObject({ company: 'required', organisationId: 'required' })
    expect(problems('se', organisation, { organisationId: '123' })).toMatchObject({ organisationId: 'number' })
    const person = problems('se', { isOrganisation: false, needsPersonalId: false }, { organisationId: '123' })
    expect(Object.keys(person)).not.toContain('organisationId')
    expect(Object.keys(person)).not.toContain('company')
  })

  it('R-VALID-03 a personal number is required only when the payment needs it', () => {
    expect(problems('fi', { isOrganisation: false, needsPersonalId: true })).toMatchObject({
      identityNumber: 'required',
    })
    expect(problems('fi', { isOrganisation: false, needsPersonalId: false })).not.toHaveProperty('identityNumber')
  })
})
