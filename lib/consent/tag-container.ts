import 'client-only'
import { documentNonce } from '@/lib/browser/document-nonce'
import type { ConsentChoice } from './consent-record'

type State = 'granted' | 'denied'
type ConsentMode = Record<
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'analytics_storage'
  | 'functionality_storage'
  | 'personalization_storage'
  | 'security_storage',
  State
>

const state = (isAllowed: boolean): State => (isAllowed ? 'granted' : 'denied')

/** Google's consent mode, version 2. */
const consentMode = ({ preferences, statistics, marketing }: ConsentChoice): ConsentMode => ({
  ad_storage: state(marketing),
  ad_user_data: state(marketing),
  ad_personalization: state(marketing),
  analytics_storage: state(statistics),
  functionality_storage: state(preferences),
  personalization_storage: state(preferences),
  security_storage: 'granted',
})

/** The container reads the commands of `gtag` as `arguments`, not as arrays. */
function command(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments)
}

let isLoaded = false

/**
 * Consent mode in its basic form: nothing of the container exists before a yes. Then everything is denied by default, one
 * update says the choice, and only after it the container's script is loaded. A later choice is one more update. No ids
 * are put into addresses.
 */
export function applyToContainer(address: string, choice: ConsentChoice): void {
  window.dataLayer ??= []
  if (!isLoaded) {
    command('consent', 'default', consentMode({ preferences: false, statistics: false, marketing: false }))
    command('set', 'ads_data_redaction', true)
    command('set', 'url_passthrough', false)
  }
  command('consent', 'update', consentMode(choice))
  if (isLoaded) return
  isLoaded = true
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = address
  const nonce = documentNonce()
  if (nonce) script.nonce = nonce
  document.head.append(script)
}
