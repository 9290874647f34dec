/** What a placed order tells the purchase event, with and without VAT (R-DATA-04). */
export const PURCHASE = {
  orderId: '1001',
  currency: 'SEK',
  email: 'saga@mejl.se',
  firstName: 'Saga',
  lastName: 'Lind',
  zip: '111 22',
  itemValueIncVat: 400,
  itemValueExVat: 320,
  valueIncVat: 449,
  valueExVat: 449 * 0.8,
  shippingIncVat: 49,
  shippingExVat: 49 * 0.8,
  discountIncVat: 0,
  fixedDiscountIncVat: 0,
  country: 'SE',
  coupon: '',
  nthPurchase: 1,
}

/** SHA-256 of `saga@mejl.se`. */
export const EMAIL_HASH = '5177bac42ecc48a6c6c7dd1cc1995fa0f3673a005cdccc77233f9fe265342a46'

const { email: _, firstName: __, lastName: ___, zip: ____, ...ORDER } = PURCHASE

/** Payload of `checkout:purchase` for `PURCHASE`, without `lines`. Personal data are hashed (T47). */
export const PURCHASE_EVENT = {
  ...ORDER,
  emailHash: EMAIL_HASH,
  firstNameHash: '936fccfc8fe9a540965b08e35f46a4a5cc81dec92ac1b1dedfcb4810d017ffaf',
  lastNameHash: '540cb2d1a1eaef2cd1b6f7eaa02c5cc5a01d5e836775cd9e428aa87868faecda',
  zipHash: '7097ebb00fbbd3fa7ba8df9ad1a63c00c92808b4827e9390f08ecefef72c234f',
}
