import 'client-only'
import { SPECULATION_RULES } from './speculation-rules.mjs'

type Connection = { saveData?: boolean; effectiveType?: string }

/** Nothing is prefetched on 2g or with data saver on (R-NAV-08). */
const mayPrefetch = ({ saveData, effectiveType = '' }: Connection = {}): boolean =>
  !saveData && !/2g/.test(effectiveType)

/** Lets the browser prepare the pages of links. Browsers that do not know speculation rules ignore the element. */
export function allowSpeculation(): void {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (!mayPrefetch(connection) || document.querySelector('script[type="speculationrules"]')) return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.textContent = window.matchMedia('(hover: hover)').matches ? SPECULATION_RULES.hover : SPECULATION_RULES.touch
  document.head.append(rules)
}
