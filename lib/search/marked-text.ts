/** A text in parts; the parts that match the typed text are marked. */
export type MarkedText = { text: string; isMatch: boolean }[]

/** Parses the service's `{{je}}ans` into parts. */
export const parseMarkedText = (highlighted: string): MarkedText =>
  highlighted
    .split(/\{\{(.*?)\}\}/)
    // every second part was in braces
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
