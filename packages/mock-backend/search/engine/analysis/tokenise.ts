const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

/** The words of a text as written; hyphenated parts are one word. */
export const tokenise = (text: string): string[] => text.normalize('NFC').match(WORD) ?? []

const MOST_LETTERS = 200

/** Truncates a search text, because every word costs time. */
export const readable = (text: string): string => text.slice(0, MOST_LETTERS)
