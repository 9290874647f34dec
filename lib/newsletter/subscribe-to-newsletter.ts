import 'server-only'
import { SubscribeToNewsletterDocument } from '@/graphql/generated/graphql'
import { serverClient } from '@/lib/apollo/server-client'
import { toAppError } from '@/lib/apollo/to-app-error'
import { logLine } from '@/lib/log/log-line'
import { stripPersonal } from '@/lib/log/strip-personal'
import type { Site } from '@/lib/market/site'
import { isEmail, type NewsletterOutcome } from './newsletter-outcome'

const TOO_MANY = 429

/** Puts an address on the list of the site's market and language. Never throws: every failure is an outcome with words. */
export async function subscribeToNewsletter(site: Site, text: string): Promise<NewsletterOutcome> {
  const email = text.trim()
  if (!isEmail(email)) return 'invalid'
  try {
    const { data } = await serverClient(site).mutate({
      mutation: SubscribeToNewsletterDocument,
      variables: { email, tags: ['footer'] },
      fetchPolicy: 'no-cache',
    })
    return data?.subscribeToNewsletter ? 'done' : 'invalid'
  } catch (thrown) {
    const error = toAppError(thrown)
    if (error.statusCode === TOO_MANY || error.detail.code === 'RATE_LIMITED') return 'limited'
    if (error.detail.code === 'INVALID_EMAIL') return 'invalid'
    logLine('error', 'newsletter-failed', { code: error.code, reason: stripPersonal(error.message) })
    return 'failed'
  }
}
