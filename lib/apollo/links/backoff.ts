import { BACKOFF } from '@/lib/config/constants'

/** Wait before the given retry, first is 1, in ms: 100, 200, 400 … 10 000 (R-GQL-16). */
export const backoffDelay = (attempt: number): number =>
  Math.min(BACKOFF.max, BACKOFF.min * BACKOFF.factor ** (attempt - 1))
