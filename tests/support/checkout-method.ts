/** A shipping or payment method of a response; `fee` includes 25 % VAT, in kronor. */
export const checkoutMethod = (id: number, name: string, { displayName = name, fee = 0 } = {}) => ({
  id,
  name,
  displayName,
  logo: null,
  feeIncVat: fee,
  feeExVat: fee * 0.8,
  feeIncVatFormatted: `${fee} kr`,
  feeExVatFormatted: `${fee * 0.8} kr`,
  isDefault: false,
  isSelected: false,
})
