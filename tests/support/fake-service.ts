import { vi } from 'vitest'

/*
 * The commerce service and the cache as the server's loaders reach them. A test uses this file in place of each:
 * `vi.mock('@/lib/apollo/server-client', () => import('@/tests/support/fake-service'))`, the same for
 * `@/lib/cache/cached`.
 */

type Document = { definitions: readonly { name?: { value: string } }[] }
type Variables = Record<string, unknown>

/** Answers by operation name: the data, a function of the variables, or an Error to throw. */
export const answers: Record<string, unknown> = {}

export async function serverQuery(_site: unknown, { definitions }: Document, variables: Variables): Promise<unknown> {
  const name = definitions[0]?.name?.value ?? ''
  const given = answers[name]
  if (given === undefined) throw new Error(`The test has no answer to ${name}`)
  const answer = typeof given === 'function' ? given(variables) : given
  if (answer instanceof Error) throw answer
  return answer
}

export const cached = (_kind: string, _scope: object, load: () => unknown): unknown => load()
export const shortenPageLife = vi.fn()
