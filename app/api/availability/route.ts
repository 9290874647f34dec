import { formRoute } from '@/lib/http/form-route'
import { availabilitySchema } from '@/lib/product/availability-schema'
import { monitorAvailability } from '@/lib/product/monitor-availability'

/** Takes the wish of the product page's form to hear when a size can be bought. */
export const POST = formRoute({
  name: 'notify',
  schema: availabilitySchema,
  // a shopper may ask for several products in a row
  mostPerAddress: 20,
  submit: monitorAvailability,
})
