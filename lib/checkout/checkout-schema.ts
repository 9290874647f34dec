import * as z from 'zod/mini'
import { emailSchema } from '@/lib/config/email-schema'
import { visibleText } from '@/lib/config/visible-text'
import type { MarketAlias } from '@/lib/market/market-table'
import { normaliseOrganisationId, normalisePersonalId } from '@/lib/person/identity-number'
import { normaliseMobile } from '@/lib/person/phone'
import { readZip } from '@/lib/person/postcode'
import type { CheckoutForm, FieldProblem } from './checkout-form'

const LONGEST = 200

/** Maximum length of a message to the shop. */
export const LONGEST_MESSAGE = 500

const problem = (key: FieldProblem): FieldProblem => key

// R-VALID-02 has two texts: for an empty field, and for a field with only spaces
const filled = () =>
  z.string().check(
    z.minLength(1, problem('required')),
    z.refine((text) => text === '' || visibleText(text) !== '', problem('mustFill')),
    z.maxLength(LONGEST, problem('tooLong')),
  )
const optional = (longest = LONGEST) => z.string().check(z.maxLength(longest, problem('tooLong')))
// a radio group without a choice has the value null
const chosen = (key: FieldProblem) => z.string(key).check(z.minLength(1, key))

/** A required field with a format. An empty field is reported as missing, not as malformed. */
const filledAs = (problemOf: (text: string) => FieldProblem | null) =>
  filled().check(
    z.refine((text) => visibleText(text) === '' || problemOf(text) === null, {
      error: ({ input }) => problemOf(String(input)) ?? undefined,
    }),
  )

const unless = (isValid: boolean, key: FieldProblem): FieldProblem | null => (isValid ? null : key)

const isTown = (text: string): boolean => /\p{L}/u.test(text) && !/\d{3}/.test(text)

/** Decides which fields are shown and how they are validated. */
export type CheckoutRules = {
  market: MarketAlias
  country: string
  isOrganisation: boolean
  /** The chosen method is credit for a private person. */
  needsPersonalId: boolean
}

/**
 * What a guest must enter before ordering (R-CHECKOUT-01, R-CHECKOUT-02, R-CHECKOUT-13, R-VALID-01…03). Fields that are
 * not shown are not validated.
 */
export const createCheckoutSchema = ({
  market,
  country,
  isOrganisation,
  needsPersonalId,
}: CheckoutRules): z.ZodMiniType<CheckoutForm, CheckoutForm> =>
  z.object({
    company: isOrganisation ? filled() : z.string(),
    organisationId: isOrganisation
      ? filledAs((text) => unless(normaliseOrganisationId(market, text) !== null, 'number'))
      : z.string(),
    email: filledAs((text) => unless(emailSchema.safeParse(text).success, 'email')),
    mobile: filledAs((text) => unless(normaliseMobile(market, text) !== null, 'mobile')),
    firstName: filled(),
    lastName: filled(),
    addressLine1: filled(),
    careOf: optional(),
    addressLine2: optional(),
    entryCode: optional(),
    zip: filledAs((text) => readZip(market, text).problem),
    city: filledAs((text) => unless(isTown(text), 'city')),
    country: z.string().check(z.refine((code) => code === country, problem('country'))),
    shippingId: chosen('shipping'),
    pickupPoint: optional(),
    deliveryNote: optional(),
    paymentId: chosen('payment'),
    identityNumber: needsPersonalId
      ? filledAs((text) => unless(normalisePersonalId(market, text) !== null, 'number'))
      : z.string(),
    message: optional(LONGEST_MESSAGE),
    consents: z.array(z.string()),
    terms: z.boolean().check(z.refine((accepted) => accepted, problem('terms'))),
  })
