/** Purchase event of a placed order, in both VAT modes (R-DATA-04). */
export const PURCHASE = {
  orderId: '1001',
  currency: 'SEK',
  email: 'saga@mejl.se',
  firstName: 'Saga',
  lastName: 'Lind',
  zip: '111 22',
  itemValueIncVat: 400,
  itemValueExVat: 320,
}
