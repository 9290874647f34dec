const UNSIZED = /^(-|one size)?$/i

/** A sku's name as its size; null for '-' and 'One size', which are not shown. */
export const printedSize = (skuName: string): string | null => (UNSIZED.test(skuName) ? null : skuName)
