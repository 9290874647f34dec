import * as z from 'zod'

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
}

export const DEFAULT_SLOW_MS = 3000

/** The fault that tests have switched on, and how often each operation was called. */
export function createFaults() {
  let order: FaultOrder | null = null
  let calls: Record<string, number> = {}

  return {
    set: (next: FaultOrder | null): void => {
      order = next
    },

    current: (): FaultOrder | null => order,

    calls: (): Record<string, number> => ({ ...calls }),

    count: (operation: string): void => {
      calls[operation] = (calls[operation] ?? 0) + 1
    },

    reset: (): void => {
      order = null
      calls = {}
    },

    /** The fault that strikes this operation, from the request's header or from the control endpoint. */
    strike: (operation: string, header: string | null): { fault: Fault; ms: number } | null => {
      const asked = faultSchema.safeParse(header)
      if (asked.success) return { fault: asked.data, ms: DEFAULT_SLOW_MS }
      if (!order || (order.operations && !order.operations.includes(operation))) return null
      const { fault, ms } = order
      if (order.left !== null) {
        order.left -= 1
        if (order.left <= 0) order = null
      }
      return { fault, ms }
    },
  }
}

export type Faults = ReturnType<typeof createFaults>
