import * as z from 'zod'
import { createRandom, type Random } from '#catalogue/random'

/**
 * Ways in which the service can fail: `down` breaks the connection, `silent` keeps it open and never answers,
 * `unavailable` answers 503, `slow` waits, `bad-json` cuts the answer off, `graphql-error` answers 200 with an error,
 * `apq-miss` knows no hash, `empty` answers nothing (neither data nor errors), `lost-answer` does the work and then breaks the connection.
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

type FaultOrder = {
  fault: Fault
  /** Operations that are hit; null for all. */
  operations: string[] | null
  /** How often it still strikes; null until switched off. */
  left: number | null
  /** How long `slow` waits, ms. */
  ms: number
  /** Share of the calls that are hit, 0 to 1. */
  rate: number
  /** Which calls these are: the same ones whenever it is switched on with the same seed. */
  seed: number
}

export const DEFAULT_SLOW_MS = 3000

const isHit = ({ fault, operations }: FaultOrder, operation: string, possible: ReadonlySet<Fault>): boolean =>
  possible.has(fault) && (operations === null || operations.includes(operation))

const afterStrike = (order: FaultOrder): FaultOrder | null => {
  if (order.left === null) return order
  return order.left > 1 ? { ...order, left: order.left - 1 } : null
}

/** A source of its own for each operation: calls at the same time may arrive in any order. */
const randomOf = (seed: number, operation: string): Random =>
  createRandom([...operation].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed))

/** Says for each call whether it is one of the `rate` that are hit. */
function createDraws() {
  const sources = new Map<string, Random>()
  return {
    reset: (): void => sources.clear(),
    isDrawn: ({ rate, seed }: FaultOrder, operation: string): boolean => {
      const source = sources.get(operation) ?? randomOf(seed, operation)
      sources.set(operation, source)
      return source() < rate
    },
  }
}

/** The fault that tests have switched on, and how often each operation was called and struck. */
export function createFaults() {
  let order: FaultOrder | null = null
  let calls: Record<string, number> = {}
  let struck: Record<string, number> = {}
  const draws = createDraws()
  const mark = (operation: string, fault: Fault, ms: number) => {
    struck[operation] = (struck[operation] ?? 0) + 1
    return { fault, ms }
  }

  return {
    set: (next: FaultOrder | null): void => {
      order = next
      draws.reset()
    },

    current: (): FaultOrder | null => order,

    calls: (): Record<string, number> => ({ ...calls }),

    struck: (): Record<string, number> => ({ ...struck }),

    count: (operation: string): void => {
      calls[operation] = (calls[operation] ?? 0) + 1
    },

    reset: (): void => {
      order = null
      calls = {}
      struck = {}
      draws.reset()
    },

    /**
     * The fault that strikes this operation, from the request's header or from the control endpoint; `possible` are
     * the faults that the operation knows, all of them when left out.
     */
    strike: (
      operation: string,
      header: string | null,
      possible: ReadonlySet<Fault> = new Set(FAULTS),
    ): { fault: Fault; ms: number } | null => {
      const asked = faultSchema.safeParse(header).data
      if (asked) return possible.has(asked) ? mark(operation, asked, DEFAULT_SLOW_MS) : null
      if (!order || !isHit(order, operation, possible) || !draws.isDrawn(order, operation)) return null
      const { fault, ms } = order
      order = afterStrike(order)
      return mark(operation, fault, ms)
    },
  }
}

export type Faults = ReturnType<typeof createFaults>
