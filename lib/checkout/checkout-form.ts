/** What the shopper fills in; ids of radios are texts, '' while nothing is chosen. */
export type CheckoutForm = {
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
  /** Id of the point where the parcel is fetched; '' for home delivery. */
  pickupPoint: string
  /** To the carrier. */
  deliveryNote: string
  paymentId: string
  terms: boolean
}

export const EMPTY_FORM: CheckoutForm = {
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
  terms: false,
}

/** Fields from top to bottom of the page: the error summary and the focus follow it. */
export const FIELD_ORDER = [
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
  'terms',
] as const satisfies (keyof CheckoutForm)[]

/** Keys of the texts under `checkout.problems`. */
export type FieldProblem =
  | 'required'
  | 'mustFill'
  | 'email'
  | 'mobile'
  | 'zip'
  | 'country'
  | 'shipping'
  | 'payment'
  | 'terms'
  | 'tooLong'
