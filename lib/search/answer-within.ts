import { AppError } from '@/lib/errors/app-error'

/** Default timeout in ms. The service usually answers within tens of milliseconds. */
const TIMEOUT = 4000

/**
 * Resolves with the answer, or rejects with AppError BACKEND_DOWN after `ms`. The vendor's client takes no abort
 * signal, so the request continues and its answer is ignored.
 */
export function answerWithin<Answer>(answer: Promise<Answer>, ms = TIMEOUT): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('BACKEND_DOWN', 'The search service did not answer in time', 503)), ms)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
