/** Size of a card's pictures: the maximum in CSS pixels, and the `sizes` attribute. */
export const CARD_FRAME = {
  width: 400,
  height: 500,
  sizes: '(min-width: 1920px) 410px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, 50vw',
} as const
