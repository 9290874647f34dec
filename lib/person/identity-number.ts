import { validate as isCpr } from 'stdnum/lib/cjs/dk/cpr'
import { validate as isCvr } from 'stdnum/lib/cjs/dk/cvr'
import { validate as isHetu } from 'stdnum/lib/cjs/fi/hetu'
import { validate as isYTunnus } from 'stdnum/lib/cjs/fi/ytunnus'
import { validate as isFodselsnummer } from 'stdnum/lib/cjs/no/fodselsnummer'
import { validate as isNorwegianOrganisation } from 'stdnum/lib/cjs/no/orgnr'
import { validate as isSwedishOrganisation } from 'stdnum/lib/cjs/se/orgnr'
import { validate as isPersonnummer } from 'stdnum/lib/cjs/se/personnummer'
import { plainCharacters } from '@/lib/config/visible-text'
import type { MarketAlias } from '@/lib/market/market-table'

type Rule = {
  /** Converts typed text to the official notation: without spaces, country code and VAT suffix. */
  clean: (text: string) => string
  isValid: (text: string) => { isValid: boolean }
  example: string
}

/** The text in upper case, with plain hyphens and without spaces and invisible characters. */
const compact = (text: string): string => plainCharacters(text).replace(/\s/g, '').toUpperCase()
const digitsOf = (text: string): string => compact(text).replace(/[-.]/g, '')

/** Adds the hyphen, which people often leave out, to 10 or 12 digits. */
function cleanPersonnummer(text: string): string {
  const number = compact(text)
  return /^(\d{6}|\d{8})\d{4}$/.test(number) ? `${number.slice(0, -4)}-${number.slice(-4)}` : number
}

/**
 * An organisation number as ten digits with a hyphen. Also reads 12 digits: a number that starts with 16, and a VAT
 * number, which ends with 01, such as `SE556036079301`.
 */
const cleanSwedishOrganisation = (text: string): string => {
  const digits = digitsOf(text).replace(/^SE(?=\d)/, '')
  const number = digits.length === 12 ? digits.replace(/^16|01$/, '') : digits
  return number.length === 10 ? `${number.slice(0, 6)}-${number.slice(6)}` : number
}

const cleanYTunnus = (text: string): string => {
  const digits = digitsOf(text).replace(/^FI(?=\d)/, '')
  // numbers from before 1978 have six digits before the hyphen
  const number = digits.length === 7 ? `0${digits}` : digits
  return `${number.slice(0, -1)}-${number.slice(-1)}`
}

const ORGANISATIONS: Record<MarketAlias, Rule> = {
  fi: { clean: cleanYTunnus, isValid: isYTunnus, example: '1234567-1' },
  se: { clean: cleanSwedishOrganisation, isValid: isSwedishOrganisation, example: '556123-4567' },
  no: {
    clean: (text) => digitsOf(text).replace(/^NO(?=\d)|MVA$/g, ''),
    isValid: isNorwegianOrganisation,
    example: '123 456 785',
  },
  dk: { clean: (text) => digitsOf(text).replace(/^DK(?=\d)/, ''), isValid: isCvr, example: '12345674' },
}

const PERSONS: Record<MarketAlias, Rule> = {
  fi: { clean: compact, isValid: isHetu, example: '131052-308T' },
  se: { clean: cleanPersonnummer, isValid: isPersonnummer, example: '811218-9876' },
  no: { clean: digitsOf, isValid: isFodselsnummer, example: '130972 48022' },
  dk: { clean: digitsOf, isValid: isCpr, example: '070761-4285' },
}

/** Length of the shortest number of all countries; the library throws on much shorter text. */
const SHORTEST = 8

function normalise({ clean, isValid }: Rule, text: string): string | null {
  const number = clean(text)
  return number.length >= SHORTEST && isValid(number).isValid ? number : null
}

/** An organisation number in the country's notation; null when its format or check digit is wrong (R-VALID-03). */
export const normaliseOrganisationId = (market: MarketAlias, text: string): string | null =>
  normalise(ORGANISATIONS[market], text)

/** A personal number in the country's notation; null when its format, date or check digit is wrong (R-VALID-03). */
export const normalisePersonalId = (market: MarketAlias, text: string): string | null =>
  normalise(PERSONS[market], text)

export const organisationIdExample = (market: MarketAlias): string => ORGANISATIONS[market].example
export const personalIdExample = (market: MarketAlias): string => PERSONS[market].example
