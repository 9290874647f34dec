import type { ZipProblem } from '@/lib/person/postcode'

/** Values of the form. Ids of chosen methods are texts; '' while none is chosen. */
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
  /** Id of the pickup point; '' for home delivery. */
  pickupPoint: string
  /** Message to the carrier. */
  deliveryNote: string
  paymentId: string
  /** Personal number of a shopper who buys on credit: sent with the order only, never stored. */
  identityNumber: string
  /** Message to the shop. */
  message: string
  /** Types of the consents that the shopper has ticked, except the terms. */
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
  pickupPoint: '',
  deliveryNote: '',
  paymentId: '',
  identityNumber: '',
  message: '',
  consents: [],
  terms: false,
}

/** Fields from top to bottom of the page: the order of the error summary and of the focus. */
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
  'pickupPoint',
  'deliveryNote',
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
  | ZipProblem
  | 'city'
  | 'country'
  | 'shipping'
  | 'payment'
  | 'unknownNumber'
  | 'terms'
  | 'tooLong'
