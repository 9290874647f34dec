import * as z from 'zod/mini'
import { emailSchema } from '@/lib/config/email-schema'
import type { MarketAlias } from '@/lib/market/market-table'
import type { CheckoutForm, FieldProblem } from './checkout-form'
import { normaliseZip } from './zip-rules'

const LONGEST = 200

const problem = (key: FieldProblem): FieldProblem => key

// R-VALID-02 has two texts: nothing at all, and something that is only blanks
const filled = () =>
  z.string().check(
    z.minLength(1, problem('required')),
    z.refine((text) => text === '' || text.trim() !== '', problem('mustFill')),
    z.maxLength(LONGEST, problem('tooLong')),
  )
const optional = () => z.string().check(z.maxLength(LONGEST, problem('tooLong')))
// a group of radios nobody has pressed gives null
const chosen = (key: FieldProblem) => z.string(key).check(z.minLength(1, key))

const MOBILE = /^\+?[\d\s()-]{6,20}$/

/** An empty field has problems of its own. */
const unlessEmpty = (test: (text: string) => boolean) => (text: string) => text.trim() === '' || test(text.trim())

/** Everything a guest must give before an order goes out (R-CHECKOUT-01, R-CHECKOUT-02, R-VALID-01, R-VALID-02). */
export const createCheckoutSchema = (market: MarketAlias, country: string): z.ZodMiniType<CheckoutForm, CheckoutForm> =>
  z.object({
    email: filled().check(
      z.refine(
        unlessEmpty((text) => emailSchema.safeParse(text).success),
        problem('email'),
      ),
    ),
    mobile: filled().check(
      z.refine(
        unlessEmpty((text) => MOBILE.test(text)),
        problem('mobile'),
      ),
    ),
    firstName: filled(),
    lastName: filled(),
    addressLine1: filled(),
    careOf: optional(),
    addressLine2: optional(),
    entryCode: optional(),
    zip: filled().check(
      z.refine(
        unlessEmpty((text) => normaliseZip(market, text) !== null),
        problem('zip'),
      ),
    ),
    city: filled(),
    country: z.string().check(z.refine((code) => code === country, problem('country'))),
    shippingId: chosen('shipping'),
    pickupPoint: optional(),
    deliveryNote: optional(),
    paymentId: chosen('payment'),
    terms: z.boolean().check(z.refine((accepted) => accepted, problem('terms'))),
  })
