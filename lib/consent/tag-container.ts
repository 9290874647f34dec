import 'client-only'
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

/** Consent state last given to the container, as JSON; null until the container is loaded. */
let told: string | null = null

/**
 * Consent mode in its basic form: nothing of the container exists before a yes. Then everything is denied by default, one
 * update says the choice, and only after it the container's script is loaded. A later choice is one more update, the same
 * choice none. No ids are put into addresses.
 */
export function applyToContainer(address: string, choice: ConsentChoice): void {
  const mode = consentMode(choice)
  const telling = JSON.stringify(mode)
  if (telling === told) return
  const isLoaded = told !== null
  told = telling
  window.dataLayer ??= []
  if (!isLoaded) {
    command('consent', 'default', consentMode({ preferences: false, statistics: false, marketing: false }))
    command('set', 'ads_data_redaction', true)
    command('set', 'url_passthrough', false)
  }
  command('consent', 'update', mode)
  if (isLoaded) return
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = address
  // no nonce: the container would pass it on to scripts that nobody has allowed (decision 19)
  document.head.append(script)
}
