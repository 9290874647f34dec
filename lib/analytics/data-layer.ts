import 'client-only'
import { DATA_LAYER } from '@/lib/config/constants'
import type { Push } from './push-schema'

const ADDRESSES = ['original_location', 'pagePath']

function bounded(value: unknown, longest: number): unknown {
  if (typeof value === 'string') return value.trim().slice(0, longest)
  if (Array.isArray(value)) return value.slice(0, DATA_LAYER.mostItems).map((entry) => bounded(entry, longest))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      bounded(entry, ADDRESSES.includes(key) ? DATA_LAYER.longestAddress : longest),
    ]),
  )
}

/** Warns in development of a push that has no schema. */
async function checkPush(push: Push): Promise<void> {
  // written out, because the bundler leaves the schemas and their library out only where it reads the name here
  // biome-ignore lint/style/noProcessEnv: see above
  if (process.env.NODE_ENV === 'development') {
    const { pushSchema } = await import('./push-schema')
    const { error } = pushSchema.safeParse(push)
    if (error) console.warn('Not a known push to the data layer', push, error.issues)
  }
}

/**
 * Puts an event into the tag manager's data layer (R-ANALYTICS-01), within the limits of GA4. The fields of an earlier
 * e-commerce event are cleared first, because the tag manager merges them.
 */
export function pushToDataLayer(push: Push): void {
  window.dataLayer ??= []
  const entry = bounded(push, DATA_LAYER.longestValue) as Push
  if ('ecommerce' in push) window.dataLayer.push({ ecommerce: null })
  window.dataLayer.push(entry)
  void checkPush(entry)
}
