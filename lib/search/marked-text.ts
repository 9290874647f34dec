/** A text in parts; those that match what was typed are marked. */
export type MarkedText = { text: string; isMatch: boolean }[]

/** The service's `{{je}}ans` in parts. */
export const parseMarkedText = (highlighted: string): MarkedText =>
  highlighted
    .split(/\{\{(.*?)\}\}/)
    // every second part stood in braces
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
