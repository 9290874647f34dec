import { formRoute } from '@/lib/http/form-route'
import { availabilitySchema } from '@/lib/product/availability-schema'
import { monitorAvailability } from '@/lib/product/monitor-availability'

/** The form of the product page with which a shopper asks for an e-mail when a size can be bought. */
export const POST = formRoute({
  name: 'notify',
  schema: availabilitySchema,
  // a shopper may ask for several products in a row
  maxPerEmail: 20,
  submit: monitorAvailability,
})
