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
const AUTH = `http://localhost:${BACKEND_PORT}/api/kajo_prod/`
const SIGN = `http://localhost:${BACKEND_PORT}/auth/sign/kajo?identity=`

/** Asks the auth service for a session, and writes its cookies at a storefront. */
async function enterAs(page: Page, { origin }: Storefront, email: string, action: 'login' | 'register'): Promise<void> {
  const post = (data: object) => page.request.post(AUTH + action, { data })
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

/** Signs a browser in at a storefront without its pages. */
export const signInAs = (page: Page, shop: Storefront, email: string): Promise<void> =>
  enterAs(page, shop, email, 'login')

/** Signs a browser in as a customer who has just registered, without the pages of the storefront. */
export const registerAs = (page: Page, shop: Storefront, email: string): Promise<void> =>
  enterAs(page, shop, email, 'register')
