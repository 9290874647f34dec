import * as z from 'zod/mini'
import { formRoute } from '@/lib/http/form-route'
import { subscribeToNewsletter } from '@/lib/newsletter/subscribe-to-newsletter'

/** Takes a subscription from the footer's form. */
export const POST = formRoute({
  name: 'newsletter',
  schema: z.object({}),
  mostPerAddress: 5,
  submit: ({ site, email, client }) => subscribeToNewsletter(site, email, client),
})
