import type { TextProblem } from '@/lib/person/field-rules'
import { fieldNames, PERSON_FIELDS, type TextField } from '@/lib/person/fields'

/** A field with a choice instead of a text; its value is an id, '' while nothing is chosen. */
type ChoiceField = {
  /** Key of its name under `checkout`; that of a text is the field's name under `checkout.fields`. */
  label: string
  isStored: boolean
}

const { identityNumber, ...CONTACT_AND_ADDRESS } = PERSON_FIELDS

/**
 * Every field of the checkout that can be wrong, from top to bottom of the page: the order of the error summary and of
 * the focus.
 */
export const CHECKOUT_FIELDS = {
  ...CONTACT_AND_ADDRESS,
  // the market of the checkout, so it is a choice, not a part of the address that is typed
  country: { label: 'country', isStored: true },
  shippingId: { label: 'shipping', isStored: true },
  /** '' for home delivery. */
  pickupPoint: { label: 'pickupPoint', isStored: true },
  /** Message to the carrier, which names the field and may limit it further. */
  deliveryNote: { isRequired: false, isStored: true, longest: 200, input: { autoComplete: 'off' } },
  paymentId: { label: 'payment', isStored: true },
  identityNumber,
  /** Message to the shop. */
  message: { isRequired: false, isStored: true, longest: 500, input: { autoComplete: 'off' } },
  terms: { label: 'termsName', isStored: false },
} as const satisfies Record<string, TextField | ChoiceField>

type Fields = typeof CHECKOUT_FIELDS
export type CheckoutField = keyof Fields

/** Names of the fields whose rows have a property, or a property with a value. */
type FieldsWith<Shape> = { [Name in CheckoutField]: Fields[Name] extends Shape ? Name : never }[CheckoutField]

export type TextName = FieldsWith<TextField>
type StoredName = FieldsWith<{ isStored: true }>
/** Fields whose name differs by country. */
type NationalName = FieldsWith<{ hasNationalName: true }>

/** Values of the form. Ids of chosen methods are texts. */
export type CheckoutForm = Record<Exclude<CheckoutField, 'terms'>, string> & {
  /** Types of the consents that the shopper has ticked, except the terms. */
  consents: string[]
  terms: boolean
}

export const FIELD_ORDER: readonly CheckoutField[] = fieldNames(CHECKOUT_FIELDS)

export const isText = (name: CheckoutField): name is TextName => 'input' in CHECKOUT_FIELDS[name]
export const isNamedByCountry = (name: CheckoutField): name is NationalName =>
  'hasNationalName' in CHECKOUT_FIELDS[name]
const isStored = (name: CheckoutField): name is StoredName => CHECKOUT_FIELDS[name].isStored

/** Fields whose values a draft on the device may contain (T27). */
export const STORED_FIELDS: readonly StoredName[] = FIELD_ORDER.filter(isStored)

/** The row of a text field, with all its optional properties. */
export const textField = (name: TextName): TextField => CHECKOUT_FIELDS[name]

export const EMPTY_FORM: CheckoutForm = {
  ...(Object.fromEntries(FIELD_ORDER.map((name) => [name, ''])) as Record<CheckoutField, string>),
  consents: [],
  terms: false,
}

/** Keys of the texts under `checkout.problems`. */
export type FieldProblem = TextProblem | 'country' | 'shipping' | 'payment' | 'unknownNumber' | 'terms'
