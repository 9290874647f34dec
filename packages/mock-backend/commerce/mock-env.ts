import * as z from 'zod'
import { TOKEN_LIFE } from '#accounts/create-accounts'

const number = (otherwise: number) => z.coerce.number().int().nonnegative().default(otherwise)

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

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
})

/** Parses the environment. Throws an error whose message names the invalid variable. */
export function readMockEnv(env: NodeJS.ProcessEnv) {
  const parsed = envSchema.safeParse(env)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${issue?.path.join('.')} is not usable: ${issue?.message}`)
}
