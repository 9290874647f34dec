import type { Lang } from '@/lib/market/market-table'

type Paths = Record<Lang, string>

/** Information pages the product page leads to, per language. */
export const INFO_PATHS: Record<'sizes' | 'delivery' | 'returns', Paths> = {
  sizes: { fi: '/kokotaulukko', sv: '/storleksguide', nb: '/storrelsesguide', da: '/stoerrelsesguide' },
  delivery: { fi: '/toimitus', sv: '/leverans', nb: '/levering', da: '/levering' },
  returns: { fi: '/palautukset', sv: '/returer', nb: '/retur', da: '/returnering' },
}
