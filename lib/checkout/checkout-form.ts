/** What the shopper fills in; ids of radios are texts, '' while nothing is chosen. */
export type CheckoutForm = {
  company: string
  organisationId: string
  email: string
  mobile: string
  firstName: string
  lastName: string
  addressLine1: string
  careOf: string
  addressLine2: string
  entryCode: string
  zip: string
  city: string
  country: string
  shippingId: string
  paymentId: string
  /** Of a person who buys on credit: sent with the order only, never stored. */
  identityNumber: string
  message: string
  /** Types of the service's consents that the shopper has ticked; the terms have a box of their own. */
  consents: string[]
  terms: boolean
}

export const EMPTY_FORM: CheckoutForm = {
  company: '',
  organisationId: '',
  email: '',
  mobile: '',
  firstName: '',
  lastName: '',
  addressLine1: '',
  careOf: '',
  addressLine2: '',
  entryCode: '',
  zip: '',
  city: '',
  country: '',
  shippingId: '',
  paymentId: '',
  identityNumber: '',
  message: '',
  consents: [],
  terms: false,
}

/** Fields from top to bottom of the page: the error summary and the focus follow it. */
export const FIELD_ORDER = [
  'company',
  'organisationId',
  'email',
  'mobile',
  'firstName',
  'lastName',
  'addressLine1',
  'careOf',
  'addressLine2',
  'entryCode',
  'zip',
  'city',
  'country',
  'shippingId',
  'paymentId',
  'identityNumber',
  'message',
  'terms',
] as const satisfies (keyof CheckoutForm)[]

/** Keys of the texts under `checkout.problems`. */
export type FieldProblem =
  | 'required'
  | 'mustFill'
  | 'number'
  | 'email'
  | 'mobile'
  | 'zip'
  | 'city'
  | 'country'
  | 'shipping'
  | 'payment'
  | 'unknownNumber'
  | 'terms'
  | 'tooLong'
