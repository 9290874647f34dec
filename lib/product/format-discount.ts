/**
 * A discount in whole percent with minus sign and no-break space, as all four languages write it: `−20 %`. Without
 * `Intl`, because cards render it.
 */
export const formatDiscount = (percentage: number): string => `−${Math.round(percentage)}\u00a0%`
