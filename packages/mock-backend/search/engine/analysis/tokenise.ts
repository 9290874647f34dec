const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

/** The words of a text as written; parts joined by a hyphen are one word. */
export const tokenise = (text: string): string[] => text.normalize('NFC').match(WORD) ?? []
