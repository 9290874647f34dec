/** A reduction in whole percent as the language writes it, the sign in front: `−20 %`, held together by its space. */
export const formatDiscount = (lang: string, percentage: number): string =>
  `−${new Intl.NumberFormat(lang, { style: 'percent' }).format(percentage / 100)}`
