import { AppError } from '@/lib/errors/app-error'

/** The service answers in tens of milliseconds; nobody waits longer than this, in ms. */
const TIMEOUT = 4000

/**
 * The answer, if it comes within some ms; else throws AppError BACKEND_DOWN. The vendor's client takes no signal: the
 * question goes on, but nobody waits for its answer.
 */
export function answerWithin<Answer>(answer: Promise<Answer>, ms = TIMEOUT): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('BACKEND_DOWN', 'The search service did not answer in time', 503)), ms)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
