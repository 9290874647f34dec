const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

/** The words of a text as written; parts joined by a hyphen are one word. */
export const tokenise = (text: string): string[] => text.normalize('NFC').match(WORD) ?? []

const MOST_LETTERS = 200

/** A shopper's text as far as it is read; nobody types more, and each word costs time. */
export const readable = (text: string): string => text.slice(0, MOST_LETTERS)
