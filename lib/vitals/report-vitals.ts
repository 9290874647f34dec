import 'client-only'
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { may } from '@/lib/consent/consent'
import type { PageName } from '@/lib/routing/route-name'
import type { Vitals } from './vitals-schema'

type Vital = Exclude<keyof Vitals, 'page'>

/**
 * Sends the vitals of this document to the server when it is hidden, each once: no id, no address, only the kind of the
 * page it began with. Their values are those of its whole life, also after client navigations.
 */
export function reportVitals(page: PageName): void {
  const values: Partial<Record<Vital, number>> = {}
  const sent = new Set<Vital>()
  const keep = ({ name, value }: { name: string; value: number }) => {
    if (!sent.has(name as Vital)) values[name as Vital] = value
  }
  for (const measure of [onCLS, onINP, onLCP, onTTFB]) measure(keep)
  // after those of web-vitals, which reports its last values in the same event
  document.addEventListener('visibilitychange', () => {
    const names = Object.keys(values) as Vital[]
    if (document.visibilityState !== 'hidden' || names.length === 0 || !may('statistics')) return
    const body = JSON.stringify({ page, ...values } satisfies Vitals)
    const headers = { 'content-type': 'application/json' }
    fetch('/api/vitals', { method: 'POST', headers, body, keepalive: true }).catch(() => {})
    for (const name of names) {
      sent.add(name)
      delete values[name]
    }
  })
}
