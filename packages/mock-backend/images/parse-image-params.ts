import { type ImageParams, imageParamsSchema } from './image-params-schema'

/** Either the parameters or a sentence on what is wrong with them. */
export type ParsedParams = { params: ImageParams } | { problem: string }

/** Splits at the commas between `key=` pairs only: a colour such as rgb(1,2,3) holds commas of its own. */
const pairsOf = (list: string): string[] => list.split(/,(?=\s*[a-z]+=)/)

/** Reads a list such as `format=auto,fit=cover,width=400,quality=80`. */
export function parseImageParams(list: string): ParsedParams {
  // no prototype: a key called __proto__ is only an unknown key
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
