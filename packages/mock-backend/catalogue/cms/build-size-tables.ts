import type { SizeWords } from './cms-text-types'

type Row = readonly (string | number)[]

const CLOTHES: Row[] = [
  ['34 / XS', 82, 64, 90],
  ['36 / S', 86, 68, 94],
  ['38 / M', 90, 72, 98],
  ['40 / L', 94, 76, 102],
  ['42 / XL', 99, 81, 107],
  ['44 / XXL', 104, 86, 112],
  ['46', 110, 92, 117],
]
const JEANS: Row[] = [
  ['W25', 63, 90],
  ['W26', 66, 92],
  ['W27', 68, 95],
  ['W28', 71, 97],
  ['W29', 73, 100],
  ['W30', 76, 102],
  ['W31', 79, 105],
  ['W32', 82, 108],
  ['W33', 85, 111],
]
const SHOES: Row[] = [
  ['36', '23,0'],
  ['37', '23,7'],
  ['38', '24,3'],
  ['39', '25,0'],
  ['40', '25,7'],
  ['41', '26,3'],
  ['42', '27,0'],
]

// The size of a belt is its length from the buckle to the middle of five holes.
const BELTS: Row[] = [
  ['85', '80–90', '36'],
  ['90', '85–95', '38'],
  ['95', '90–100', '40'],
  ['100', '95–105', '42'],
  ['105', '100–110', '44'],
]
const GLOVES: Row[] = [
  ['6,5', 'XS', '17'],
  ['7', 'S', '18'],
  ['7,5', 'M', '19'],
  ['8', 'L', '20'],
  ['8,5', 'XL', '21,5'],
]

function table(caption: string, headings: readonly string[], rows: readonly Row[], advice: string): string {
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('')
  const body = rows
    .map(
      ([size, ...cells]) => `<tr><th scope="row">${size}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')
  return `<h2>${caption}</h2><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table><p>${advice}</p>`
}

/**
 * Size tables for clothes, jeans, shoes, belts and gloves as HTML, in centimetres. Each is followed by instructions for
 * measuring.
 */
export function buildSizeTables(words: SizeWords): string {
  const { howTo } = words
  return (
    table(words.clothes, [words.size, words.bust, words.waist, words.hip], CLOTHES, `${howTo.bust} ${howTo.hips}`) +
    table(words.jeans, [words.size, words.waist, words.hip], JEANS, howTo.hips) +
    table(words.shoes, [words.size, words.foot], SHOES, howTo.foot) +
    table(words.belts, [words.size, words.girth, words.clothesSize], BELTS, howTo.belt) +
    table(words.gloves, [words.size, words.clothesSize, words.hand], GLOVES, howTo.hand)
  )
}
