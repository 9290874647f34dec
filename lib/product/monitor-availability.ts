import 'server-only'
import { MonitorProductAvailabilityDocument } from '@/graphql/generated/graphql'
import { serverClient } from '@/lib/apollo/server-client'
import { submitOutcome } from '@/lib/apollo/submit-outcome'
import type { FormOutcome } from '@/lib/http/form-outcome'
import type { Site } from '@/lib/market/site'

type Wish = { site: Site; email: string; fields: { size: number }; client: string }

/** Requests an e-mail when a sku can be bought. Never throws: a failure is an outcome. */
export const monitorAvailability = ({ site, email, fields, client }: Wish): Promise<FormOutcome> =>
  submitOutcome('availability', async () => {
    const { data } = await serverClient(site).mutate({
      mutation: MonitorProductAvailabilityDocument,
      variables: { email, skuId: fields.size },
      fetchPolicy: 'no-cache',
      // The backend can limit requests by visitor.
      context: { headers: { 'x-forwarded-for': client } },
    })
    return data?.monitorProductAvailability ? 'done' : 'failed'
  })
