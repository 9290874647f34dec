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

function table(caption: string, headings: readonly string[], rows: readonly Row[]): string {
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('')
  const body = rows
    .map(
      ([size, ...cells]) => `<tr><th scope="row">${size}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')
  return `<h2>${caption}</h2><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

/** Size tables for clothes, jeans and shoes as HTML; measures in centimetres. */
export const buildSizeTables = (words: SizeWords): string =>
  table(words.clothes, [words.size, words.bust, words.waist, words.hip], CLOTHES) +
  table(words.jeans, [words.size, words.waist, words.hip], JEANS) +
  table(words.shoes, [words.size, words.foot], SHOES)
