const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

/** The words of a text as written; parts joined by a hyphen or an apostrophe are one word. */
export const tokenise = (text: string): string[] => text.normalize('NFC').match(WORD) ?? []

const MAX_SEARCH_LENGTH = 200

/** Truncates a search text, to limit the work for one search. */
export const truncateSearchText = (text: string): string => text.slice(0, MAX_SEARCH_LENGTH)
