import { BACKOFF } from '@/lib/config/constants'

/** Delay in ms before a retry; the first has number 1: 100, 200, 400 … 10 000 (R-GQL-16). */
export const backoffDelay = (attempt: number): number =>
  Math.min(BACKOFF.max, BACKOFF.min * BACKOFF.factor ** (attempt - 1))
