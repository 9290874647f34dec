import 'server-only'
import { SubscribeToNewsletterDocument } from '@/graphql/generated/graphql'
import { serverClient } from '@/lib/apollo/server-client'
import { submitOutcome } from '@/lib/apollo/submit-outcome'
import type { FormOutcome } from '@/lib/http/form-outcome'
import type { Site } from '@/lib/market/site'

/**
 * Subscribes an e-mail address to the list of the site's market and language. `client` is the visitor's IP address.
 * Never throws: a failure is an outcome.
 */
export const subscribeToNewsletter = (site: Site, email: string, client: string): Promise<FormOutcome> =>
  submitOutcome('newsletter', async () => {
    const { data } = await serverClient(site).mutate({
      mutation: SubscribeToNewsletterDocument,
      variables: { email, tags: ['footer'] },
      fetchPolicy: 'no-cache',
      // The backend can limit requests by visitor.
      context: { headers: { 'x-forwarded-for': client } },
    })
    return data?.subscribeToNewsletter ? 'done' : 'invalid'
  })
