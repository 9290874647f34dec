import * as z from 'zod'

const number = (otherwise: number) => z.coerce.number().int().nonnegative().default(otherwise)

const envSchema = z.object({
  MOCK_PORT: number(4000),
  /** Roughly how many products the catalogue has; undefined for its own size. */
  MOCK_PRODUCTS: z.coerce.number().int().positive().optional(),
  MOCK_SEED: z.coerce.number().int().nonnegative().optional(),
  MOCK_STATE: z.string().min(1).default('.kajo/state.json'),
  MOCK_PICTURES: z.string().min(1).default('.kajo/pictures'),
})

/** What the environment says; throws with a sentence that names the variable. */
export function readMockEnv(env: NodeJS.ProcessEnv) {
  const parsed = envSchema.safeParse(env)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${issue?.path.join('.')} is not usable: ${issue?.message}`)
}
