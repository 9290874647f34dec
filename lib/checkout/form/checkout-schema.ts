import * as z from 'zod/mini'
import type { MarketAlias } from '@/lib/market/market-table'
import { textSchema } from '@/lib/person/field-rules'
import { type CheckoutForm, FIELD_ORDER, type FieldProblem, isText, type TextName, textField } from './checkout-form'

const problem = (key: FieldProblem): FieldProblem => key

// a radio group without a choice has the value null
const chosen = (key: FieldProblem) => z.string(key).check(z.minLength(1, key))

/** Decides which fields are shown and how they are validated. */
export type CheckoutRules = {
  market: MarketAlias
  country: string
  isOrganisation: boolean
  /** The chosen method is credit for a private person. */
  needsPersonalId: boolean
}

/** Fields that are shown to some shoppers only, with the rule that shows them (R-CHECKOUT-13, R-VALID-03). */
const SHOWN_BY = {
  company: 'isOrganisation',
  organisationId: 'isOrganisation',
  identityNumber: 'needsPersonalId',
} as const satisfies Partial<Record<TextName, keyof CheckoutRules>>

/** Fields that the choice of the customer type shows or hides. */
export const CONDITIONAL_FIELDS = Object.keys(SHOWN_BY) as (keyof typeof SHOWN_BY)[]

const isShown = (name: TextName, rules: CheckoutRules): boolean =>
  !(name in SHOWN_BY) || rules[SHOWN_BY[name as keyof typeof SHOWN_BY]]

/** The schemas of all text fields. Fields that are not shown are not validated. */
const textSchemas = (rules: CheckoutRules) =>
  Object.fromEntries(
    FIELD_ORDER.filter(isText).map((name) => [
      name,
      isShown(name, rules) ? textSchema(name, textField(name), rules.market) : z.string(),
    ]),
  ) as Record<TextName, z.ZodMiniType<string, string>>

/** What a guest must enter before ordering (R-CHECKOUT-01, R-CHECKOUT-02, R-CHECKOUT-13, R-VALID-01…03). */
export const createCheckoutSchema = (rules: CheckoutRules): z.ZodMiniType<CheckoutForm, CheckoutForm> =>
  z.object({
    ...textSchemas(rules),
    country: z.string().check(z.refine((code) => code === rules.country, problem('country'))),
    shippingId: chosen('shipping'),
    pickupPoint: z.string(),
    paymentId: chosen('payment'),
    consents: z.array(z.string()),
    terms: z.boolean().check(z.refine((accepted) => accepted, problem('terms'))),
  })
