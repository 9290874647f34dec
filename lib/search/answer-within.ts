import { AppError } from '@/lib/errors/app-error'

/**
 * The answer, if it comes within some ms; else throws AppError BACKEND_DOWN. The vendor's client takes no signal: the
 * question goes on, but nobody waits for its answer.
 */
export function answerWithin<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('BACKEND_DOWN', 'The search service did not answer in time', 503)), ms)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
