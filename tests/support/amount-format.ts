/** Format of amounts by currency: `119,00 €`, `1 199 kr`. Browsers put Norwegian `kr` before or after the number. */
export const AMOUNT: Record<string, RegExp> = {
  EUR: /^\d{1,3}([\s\u00a0]\d{3})*(,\d{2})?[\s\u00a0]€$/,
  SEK: /^\d{1,3}([\s\u00a0]\d{3})*(,\d{2})?[\s\u00a0]kr$/,
  NOK: /^(kr[\s\u00a0]\d{1,3}([\s\u00a0]\d{3})*(,\d{2})?|\d{1,3}([\s\u00a0]\d{3})*(,\d{2})?[\s\u00a0]kr)$/,
  DKK: /^\d{1,3}(\.\d{3})*(,\d{2})?[\s\u00a0]kr\.$/,
}

/** A formatted amount in cents or øre, so that sums are exact. */
export const minorUnits = (text: string): number =>
  Math.round(100 * Number(text.replace(/[^\d,]/g, '').replace(',', '.')))
