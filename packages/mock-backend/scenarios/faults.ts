import * as z from 'zod'
import { createRandom, type Random } from '#catalogue/random'

/**
 * Ways in which the service can fail. `down` breaks the connection before the operation is executed, `lost-answer`
 * after it. `silent` keeps the connection open and never answers. `unavailable` answers 503. `slow` waits, then
 * answers. `bad-json` truncates the answer. `graphql-error` answers 200 with an error. `apq-miss` treats every
 * persisted query as unknown. `empty` answers with neither data nor errors.
 */
const FAULTS = [
  'down',
  'silent',
  'unavailable',
  'slow',
  'bad-json',
  'graphql-error',
  'apq-miss',
  'empty',
  'lost-answer',
] as const

export const faultSchema = z.enum(FAULTS)
export type Fault = z.infer<typeof faultSchema>

type ActiveFault = {
  fault: Fault
  /** Names of the operations into which the fault is injected; null for all. */
  operations: string[] | null
  /** How many more times it is injected; null for no limit. */
  left: number | null
  /** How long `slow` waits, ms. */
  ms: number
  /** Share of the calls into which it is injected, 0 to 1. */
  rate: number
  /** Seed of the random choice of calls; the same seed chooses the same calls of an operation. */
  seed: number
}

export const DEFAULT_SLOW_MS = 3000

const appliesTo = ({ fault, operations }: ActiveFault, operation: string, possible: ReadonlySet<Fault>): boolean =>
  possible.has(fault) && (operations === null || operations.includes(operation))

const withOneLess = (active: ActiveFault): ActiveFault | null => {
  if (active.left === null) return active
  return active.left > 1 ? { ...active, left: active.left - 1 } : null
}

/** Each operation has its own generator, because concurrent calls of different operations arrive in any order. */
const randomOf = (seed: number, operation: string): Random =>
  createRandom([...operation].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed))

/** Decides for each call whether it is in the share `rate` into which the fault is injected. */
function createSampling() {
  const sources = new Map<string, Random>()
  return {
    reset: (): void => sources.clear(),
    isSampled: ({ rate, seed }: ActiveFault, operation: string): boolean => {
      const source = sources.get(operation) ?? randomOf(seed, operation)
      sources.set(operation, source)
      return source() < rate
    },
  }
}

/** Holds the active fault, and counts calls and injected faults by operation. */
export function createFaults() {
  let active: ActiveFault | null = null
  let calls: Record<string, number> = {}
  let injected: Record<string, number> = {}
  const sampling = createSampling()
  const countInjected = (operation: string, fault: Fault, ms: number) => {
    injected[operation] = (injected[operation] ?? 0) + 1
    return { fault, ms }
  }

  return {
    set: (next: ActiveFault | null): void => {
      active = next
      sampling.reset()
    },

    current: (): ActiveFault | null => active,

    calls: (): Record<string, number> => ({ ...calls }),

    injected: (): Record<string, number> => ({ ...injected }),

    count: (operation: string): void => {
      calls[operation] = (calls[operation] ?? 0) + 1
    },

    reset: (): void => {
      active = null
      calls = {}
      injected = {}
      sampling.reset()
    },

    /**
     * The fault to inject into this call, from the request's `x-kajo-scenario` header (`header`), else from the control
     * endpoint; null for none. `possible`: the faults that the service supports, by default all.
     */
    inject: (
      operation: string,
      header: string | null,
      possible: ReadonlySet<Fault> = new Set(FAULTS),
    ): { fault: Fault; ms: number } | null => {
      const asked = faultSchema.safeParse(header).data
      if (asked) return possible.has(asked) ? countInjected(operation, asked, DEFAULT_SLOW_MS) : null
      if (!active || !appliesTo(active, operation, possible) || !sampling.isSampled(active, operation)) return null
      const { fault, ms } = active
      active = withOneLess(active)
      return countInjected(operation, fault, ms)
    },
  }
}

export type Faults = ReturnType<typeof createFaults>
