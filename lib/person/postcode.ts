import { plainCharacters } from '@/lib/config/visible-text'
import type { MarketAlias } from '@/lib/market/market-table'

type Rule = {
  pattern: RegExp
  /** For the error text. */
  example: string
  /** Country codes that people and address books write in front: ISO 3166 and the older signs of vehicles. */
  prefixes: readonly string[]
}

const RULES: Record<MarketAlias, Rule> = {
  fi: { pattern: /^\d{5}$/, example: '00100', prefixes: ['FI', 'FIN', 'SF'] },
  se: { pattern: /^\d{5}$/, example: '111 22', prefixes: ['SE', 'S', 'SWE'] },
  no: { pattern: /^\d{4}$/, example: '0150', prefixes: ['NO', 'N', 'NOR'] },
  dk: { pattern: /^\d{4}$/, example: '2100', prefixes: ['DK', 'DNK'] },
}

/**
 * Territories with a code of their own. The service decides which of them it delivers to; Faroese postcodes have three
 * digits, so no Danish delivery can be asked for them.
 */
const TERRITORIES = [
  { name: 'aland', market: 'fi', prefix: 'AX', pattern: /^22\d{3}$/ },
  { name: 'svalbard', market: 'no', prefix: 'SJ', pattern: /^917\d$/ },
  { name: 'janMayen', market: 'no', prefix: 'SJ', pattern: /^8099$/ },
  { name: 'greenland', market: 'dk', prefix: 'GL', pattern: /^39\d\d$/ },
  { name: 'faroe', market: 'dk', prefix: 'FO', pattern: /^[1-9]\d\d$/ },
] as const satisfies { name: string; market: MarketAlias; prefix: string; pattern: RegExp }[]

type ServedTerritory = Exclude<(typeof TERRITORIES)[number]['name'], 'faroe'>

/** `zip`: malformed. `zipElsewhere`: of another country. `zipFaroe`: of the Faroe Islands, which get no delivery. */
export type ZipProblem = 'zip' | 'zipElsewhere' | 'zipFaroe'

type ReadZip = { zip: string; problem: null } | { zip: null; problem: ZipProblem }

const refused = (problem: ZipProblem): ReadZip => ({ zip: null, problem })

/** The country that a prefix stands for; the market itself without a prefix, undefined for an unknown one. */
function countryOf(market: MarketAlias, prefix: string): string | undefined {
  if (!prefix) return market
  const country = Object.entries(RULES).find(([, { prefixes }]) => prefixes.includes(prefix))
  return country?.[0] ?? TERRITORIES.find((territory) => territory.prefix === prefix)?.market
}

const territoriesOf = (country: string, digits: string) =>
  TERRITORIES.filter(({ market, pattern }) => market === country && pattern.test(digits))

/**
 * Reads a postcode with or without a country code in front (`SE-111 22`, `FI00100`, `AX-22100`). Spaces and all kinds
 * of dashes are optional.
 */
export function readZip(market: MarketAlias, text: string): ReadZip {
  const [, prefix = '', typed = ''] =
    /^(?:([A-Z]{1,3})[\s-]*)?(\d[\d\s-]*)$/.exec(plainCharacters(text).toUpperCase()) ?? []
  const digits = typed.replace(/\D/g, '')
  const country = countryOf(market, prefix)
  if (!digits || !country) return refused('zip')
  const territories = territoriesOf(country, digits)
  const isTerritoryCode = TERRITORIES.some((territory) => territory.prefix === prefix)
  if (isTerritoryCode && !territories.some((territory) => territory.prefix === prefix)) return refused('zip')
  if (territories.some(({ name }) => name === 'faroe')) return refused('zipFaroe')
  if (country !== market) return refused('zipElsewhere')
  if (!RULES[market].pattern.test(digits)) return refused('zip')
  return { zip: market === 'se' ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits, problem: null }
}

/** The postcode in the notation of the country; null when invalid. */
export const normaliseZip = (market: MarketAlias, text: string): string | null => readZip(market, text).zip

/** The territory of a valid postcode, if the service knows its postcodes; undefined on the mainland. */
export function territoryOf(market: MarketAlias, zip: string): ServedTerritory | undefined {
  const name = territoriesOf(market, zip.replace(/\s/g, ''))[0]?.name
  return name === 'faroe' ? undefined : name
}

export const zipExample = (market: MarketAlias): string => RULES[market].example
