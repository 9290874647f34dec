const LETTERS: Record<string, string> = { å: 'a', ä: 'a', ö: 'o', æ: 'ae', ø: 'o', é: 'e', ü: 'u' }

/** A text as it stands in an address: a-z, digits and dashes. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[åäöæøéü]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
