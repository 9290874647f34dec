import { type ImageParams, imageParamsSchema } from './image-params-schema'

/** The parameters, or a sentence that describes the problem. */
export type ParsedParams = { params: ImageParams } | { problem: string }

/** Splits only at commas that precede a `key=`, because a colour such as rgb(1,2,3) contains commas. */
const pairsOf = (list: string): string[] => list.split(/,(?=\s*[a-z]+=)/)

/** Parses a list such as `format=auto,fit=cover,width=400,quality=80`. */
export function parseImageParams(list: string): ParsedParams {
  // Without a prototype, `__proto__` is an unknown key like any other.
  const raw: Record<string, string> = Object.create(null)
  for (const pair of pairsOf(list)) {
    const at = pair.indexOf('=')
    const key = pair.slice(0, at).trim()
    if (at < 1) return { problem: `"${pair}" is not a key=value pair.` }
    if (Object.hasOwn(raw, key)) return { problem: `The parameter ${key} is given twice.` }
    raw[key] = pair.slice(at + 1).trim()
  }
  const result = imageParamsSchema.safeParse(raw)
  if (result.success) return { params: result.data }
  const [issue] = result.error.issues
  if (issue?.code === 'unrecognized_keys') return { problem: `Unknown parameter: ${issue.keys.join(', ')}.` }
  const key = String(issue?.path[0] ?? '')
  return { problem: `The value "${raw[key] ?? ''}" of ${key} is not allowed.` }
}
