import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { BACKEND_PORT, type Storefront } from './shop-test'

/** Customers of the mock backend, by market. */
export const DEMO_CUSTOMERS = {
  fi: 'aino.laine@example.fi',
  se: 'saga.lind@example.se',
  no: 'nora.dahl@example.no',
  dk: 'ida.holm@example.dk',
} as const

const HASH = createHash('sha384')
  // the constant of the auth protocol, as in `lib/auth/hash-password.ts`
  .update('kajo-demo-2026Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD')
  .digest('base64')
const AUTH = `http://localhost:${BACKEND_PORT}/api/kajo_prod/login`
const SIGN = `http://localhost:${BACKEND_PORT}/auth/sign/kajo?identity=`

/** Signs a browser in at a storefront without its pages: asks the auth service and writes the cookies. */
export async function signInAs(page: Page, { origin }: Storefront, email: string): Promise<void> {
  const post = (data: object) => page.request.post(AUTH, { data })
  const { sign } = await (await post({ username: email })).json()
  const signature = await (await page.request.get(SIGN + encodeURIComponent(sign))).json()
  const answer = await post({ username: email, signature, password: HASH })
  const { token } = await answer.json()
  const cookies = {
    'apollo-token': token,
    'ralph-auth-refresh': answer.headers()['x-auth-refresh-token'] ?? '',
    'ralph-user': encodeURIComponent(email),
    'ralph-user-maxage': '604800',
  }
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })))
}
