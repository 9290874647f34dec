import * as z from 'zod'

const number = (otherwise: number) => z.coerce.number().int().nonnegative().default(otherwise)

const envSchema = z.object({
  MOCK_PORT: number(4000),
  /** Approximate number of products; undefined for the default catalogue. */
  MOCK_PRODUCTS: z.coerce.number().int().positive().optional(),
  MOCK_SEED: z.coerce.number().int().nonnegative().optional(),
  MOCK_STATE: z.string().min(1).default('.kajo/state.json'),
  MOCK_PICTURES: z.string().min(1).default('.kajo/pictures'),
})

/** Parses the environment. Throws an error whose message names the invalid variable. */
export function readMockEnv(env: NodeJS.ProcessEnv) {
  const parsed = envSchema.safeParse(env)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${issue?.path.join('.')} is not usable: ${issue?.message}`)
}
