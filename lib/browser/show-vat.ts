import 'client-only'

/** Chooses by `html[data-vat]` which form of every price the style sheet shows (R-PRICE-01). */
export function showVat(isIncluded: boolean): void {
  document.documentElement.dataset.vat = isIncluded ? 'inc' : 'ex'
}
