import 'server-only'
import { SubscribeToNewsletterDocument } from '@/graphql/generated/graphql'
import { serverClient } from '@/lib/apollo/server-client'
import { toAppError } from '@/lib/apollo/to-app-error'
import { logLine } from '@/lib/log/log-line.mjs'
import { stripPersonal } from '@/lib/log/strip-personal'
import type { Site } from '@/lib/market/site'
import type { NewsletterOutcome } from './newsletter-outcome'

const TOO_MANY = 429

/** Subscribes an e-mail address to the list of the site's market and language. Never throws: a failure is an outcome. */
export async function subscribeToNewsletter(site: Site, email: string, client: string): Promise<NewsletterOutcome> {
  try {
    const { data } = await serverClient(site).mutate({
      mutation: SubscribeToNewsletterDocument,
      variables: { email, tags: ['footer'] },
      fetchPolicy: 'no-cache',
      // The backend may limit by visitor.
      context: { headers: { 'x-forwarded-for': client } },
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
