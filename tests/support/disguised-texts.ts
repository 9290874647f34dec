/** U+FF01…U+FF5E are the printable ASCII characters in full width. */
const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))

/** A code or number as other programs and keyboards write it: other dashes and spaces, full width, invisible characters. */
export const disguised = (text: string): string[] => [
  text,
  ` ${text}\t`,
  // no-break hyphen, figure dash, en dash, minus sign, full-width hyphen
  ...['\u2011', '\u2012', '\u2013', '\u2212', '\uff0d'].map((dash) => text.replaceAll('-', dash)),
  // no-break space, thin space, narrow no-break space
  ...['\u00a0', '\u2009', '\u202f'].map((space) => text.replaceAll(' ', space)),
  fullWidth(text),
  // zero-width space, direction marks, word joiner, byte order mark, soft hyphen
  `\u200b${text}`,
  `\u202a${text}\u202c`,
  `${text}\u2060\ufeff`,
  `${text.slice(0, 2)}\u00ad${text.slice(2)}`,
]
