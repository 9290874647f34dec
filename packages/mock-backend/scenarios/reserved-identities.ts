import type { MarketAlias } from '#catalogue/types'

export type IdentityKind = 'person' | 'organisation'

/** Formats of identity numbers by country, after spaces and hyphens have been removed. */
const FORMS: Record<MarketAlias, Record<IdentityKind, RegExp>> = {
  fi: { person: /^\d{6}[-+A-FU-Y]?\d{3}[0-9A-Y]$/, organisation: /^\d{8}$/ },
  se: { person: /^(\d{2})?\d{10}$/, organisation: /^\d{10}$/ },
  no: { person: /^\d{11}$/, organisation: /^\d{9}$/ },
  dk: { person: /^\d{10}$/, organisation: /^\d{8}$/ },
}

/** Well-formed numbers that are treated as unknown. */
const UNKNOWN: Record<MarketAlias, Record<IdentityKind, string>> = {
  fi: { person: '010190-9090', organisation: '9000007-0' },
  se: { person: '900101-0009', organisation: '999999-0006' },
  no: { person: '01019000083', organisation: '800000009' },
  dk: { person: '010190-0000', organisation: '99999918' },
}

const bare = (number: string): string => number.replace(/[\s-]/g, '').toUpperCase()

/** Whether an identity number is known: well formed and not the market's unknown number (R-VALID-03). */
export const isKnownIdentity = (market: MarketAlias, kind: IdentityKind, number: string): boolean =>
  FORMS[market][kind].test(bare(number)) && bare(number) !== bare(UNKNOWN[market][kind])
