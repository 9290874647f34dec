import * as z from 'zod'
import { TOKEN_LIFE } from '#accounts/create-accounts'
import { LOCAL_RETURN_SECRETS } from '#returns/order-access'
import { isOrigin, shopOriginsOf } from './shop-origins'

const number = (otherwise: number) => z.coerce.number().int().nonnegative().default(otherwise)

const origins = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((origin) => origin.trim() || []))
  .refine((list) => list.every(isOrigin), 'not a list of origins')

const envSchema = z.object({
  MOCK_PORT: number(4000),
  /** Approximate number of products; undefined for the default catalogue. */
  MOCK_PRODUCTS: z.coerce.number().int().positive().optional(),
  MOCK_SEED: z.coerce.number().int().nonnegative().optional(),
  MOCK_STATE: z.string().min(1).default('.kajo/state.json'),
  MOCK_PICTURES: z.string().min(1).default('.kajo/pictures'),
  /** Life of access tokens, seconds. */
  MOCK_TOKEN_LIFE: z.coerce.number().int().positive().default(TOKEN_LIFE),
  /** Origins whose pages may call the services, separated by commas; empty for all local hosts. */
  MOCK_ORIGINS: origins,
  /** The shop's address in each market: `fi=https://www.example.fi,…`; by default that of SHOP_DOMAINS, or local hosts. */
  MOCK_SHOP_ORIGINS: z.string().optional(),
  /** Bearer token with which the shop's server calls the returns service. */
  RETURNS_SECRET: z.string().min(16).default(LOCAL_RETURN_SECRETS.service),
  /** Key of the signatures (HMAC-SHA-256) of order links in mails. */
  RETURNS_LINK_SECRET: z.string().min(16).default(LOCAL_RETURN_SECRETS.link),
  SHOP_DOMAINS: z.string().default(''),
  PORT: number(3000),
})

type ShopAddress = { MOCK_SHOP_ORIGINS?: string | undefined; SHOP_DOMAINS: string; PORT: number }

function shopOriginsIn({ MOCK_SHOP_ORIGINS, SHOP_DOMAINS, PORT }: ShopAddress) {
  try {
    return shopOriginsOf(MOCK_SHOP_ORIGINS || SHOP_DOMAINS, PORT)
  } catch (error) {
    throw new Error(`MOCK_SHOP_ORIGINS is not usable: ${error instanceof Error ? error.message : 'unknown'}`)
  }
}

/** Parses the environment. Throws an error whose message names the invalid variable. */
export function readMockEnv(env: NodeJS.ProcessEnv) {
  const parsed = envSchema.safeParse(env)
  if (parsed.success) return { ...parsed.data, shopOrigins: shopOriginsIn(parsed.data) }
  const [issue] = parsed.error.issues
  throw new Error(`${issue?.path.join('.')} is not usable: ${issue?.message}`)
}
