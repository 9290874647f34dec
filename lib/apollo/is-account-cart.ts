import 'server-only'
import { print } from 'graphql'
import * as z from 'zod'
import { GetUserDocument } from '@/graphql/generated/graphql'
import { env } from '@/lib/config/env'
import { parseJson } from '@/lib/errors/parse-json'

const TIMEOUT = 5000
const BODY = JSON.stringify({ operationName: 'getUser', query: print(GetUserDocument), variables: {} })

const answerSchema = z.object({ data: z.object({ getUser: z.object({ metaData: z.string() }) }) })
const metadataSchema = z.object({ cartId: z.string() })

/**
 * Whether the account of this request's token names the cart as its own: the shopper has filled it on another device
 * (R-CART-01). The service verifies the token. False for a guest, and when the service does not answer.
 */
export async function isAccountCart({ headers }: Request, cartId: unknown): Promise<boolean> {
  const authorization = headers.get('authorization')
  if (!authorization || typeof cartId !== 'string') return false
  const key = env().COMMERCE_API_KEY
  try {
    const answer = await fetch(env().COMMERCE_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization, ...(key && { 'x-apikey': key }) },
      body: BODY,
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const { data } = answerSchema.parse(await answer.json())
    return metadataSchema.parse(parseJson(data.getUser.metaData)).cartId === cartId
  } catch {
    return false
  }
}
