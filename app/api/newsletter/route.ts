import * as z from 'zod/mini'
import { formRoute } from '@/lib/http/form-route'
import { subscribeToNewsletter } from '@/lib/newsletter/subscribe-to-newsletter'

/** Accepts newsletter subscriptions of the footer's form; `formRoute` defines fields, limits and responses. */
export const POST = formRoute({
  name: 'newsletter',
  schema: z.object({}),
  maxPerEmail: 5,
  submit: ({ site, email, client }) => subscribeToNewsletter(site, email, client),
})
