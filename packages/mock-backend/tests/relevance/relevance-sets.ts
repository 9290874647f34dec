import type { Lang } from '#catalogue/types'
import { DA_QUERIES } from './da'
import { FI_QUERIES } from './fi'
import { NB_QUERIES } from './nb'
import type { RelevanceQuery } from './relevance-types'
import { SV_QUERIES } from './sv'

/** Typical searches by language. */
export const RELEVANCE_SETS: Record<Lang, readonly RelevanceQuery[]> = {
  fi: FI_QUERIES,
  sv: SV_QUERIES,
  nb: NB_QUERIES,
  da: DA_QUERIES,
}
