import 'client-only'
import type * as z from 'zod/mini'
import { readToken } from '@/lib/auth/session'
import { marketSegment, type Site } from '@/lib/market/site'
import {
  RETURN_ACCESS,
  RETURN_CALLS,
  RETURN_KEY,
  RETURN_PROBLEMS,
  type ReturnAnswer,
  type ReturnCall,
  type ReturnInput,
  type ReturnProblem,
} from './return-calls'

const TIMEOUT = 15_000

/** A call about returns that was refused or failed; `lineId` names the line that a refusal is about. */
export class ReturnFailure extends Error {
  override readonly name = 'ReturnFailure'
  constructor(
    readonly problem: ReturnProblem,
    readonly lineId?: string,
  ) {
    super(`A call about returns ended with ${problem}`)
  }
}

export const problemIn = (error: unknown): ReturnProblem => (error instanceof ReturnFailure ? error.problem : 'failed')

type Keys = {
  /** What `find` has answered. */
  access?: string
  /** The same when a command is sent again. */
  key?: string
  /** As the signed-in shopper. */
  isOwn?: boolean
}

/** Headers of the shop's own routes about returns. */
export function returnHeaders({ access, key, isOwn }: Keys): Record<string, string> {
  const token = isOwn ? readToken() : null
  return {
    ...(access && { [RETURN_ACCESS]: access }),
    ...(key && { [RETURN_KEY]: key }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
}

function failureIn(json: unknown): ReturnFailure {
  const { problem, lineId } = Object(json) as { problem?: unknown; lineId?: unknown }
  const known = RETURN_PROBLEMS.find((one) => one === problem) ?? 'failed'
  return new ReturnFailure(known, typeof lineId === 'string' ? lineId : undefined)
}

/** Asks the shop's server about returns. Throws ReturnFailure. */
export async function callReturns<Name extends ReturnCall>(
  site: Site,
  name: Name,
  input: ReturnInput<Name>,
  keys: Keys = {},
): Promise<ReturnAnswer<Name>> {
  const response = await fetch(`/api/returns/${name}`, {
    method: 'POST',
    headers: { ...returnHeaders(keys), 'content-type': 'application/json' },
    body: JSON.stringify({ ...input, market: marketSegment(site), lang: site.lang }),
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => null)
  const json: unknown = await response?.json().catch(() => null)
  if (!response?.ok) throw failureIn(json)
  const schema: z.ZodMiniType = RETURN_CALLS[name].answer
  const answer = schema.safeParse(json)
  if (!answer.success) throw new ReturnFailure('failed')
  return answer.data as ReturnAnswer<Name>
}
