/** A discount in whole percent in the format of the language, with minus sign and no-break space: `−20 %`. */
export const formatDiscount = (lang: string, percentage: number): string =>
  `−${new Intl.NumberFormat(lang, { style: 'percent' }).format(percentage / 100)}`
