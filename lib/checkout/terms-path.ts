import type { Lang } from '@/lib/market/market-table'

/** Content page with the terms of purchase, per language. */
export const TERMS_PATH: Record<Lang, string> = {
  fi: '/toimitusehdot',
  sv: '/kopvillkor',
  nb: '/kjopsvilkar',
  da: '/handelsbetingelser',
}
