// Checks spelling and vocabulary: the texts of shop and mock backend in four languages, and the English prose of code
// and documents.
import { findForbidden } from './spelling/find-forbidden.mjs'
import { findMisspelt } from './spelling/find-misspelt.mjs'
import { readTexts } from './spelling/read-texts.mjs'

const { texts, properNames } = await readTexts()
const misspelt = await findMisspelt(texts, properNames)
const forbidden = findForbidden(texts, properNames)

for (const { lang, word, source } of misspelt) {
  console.log(`${source}: "${word}" is in no dictionary of ${lang}; correct it or add it to docs/words/${lang}.txt`)
}
for (const { lang, word, source } of forbidden) console.log(`${source}: "${word}" must not be used in ${lang}`)

const languages = new Set(texts.map(({ lang }) => lang)).size
console.log(`${texts.length} texts in ${languages} languages, ${misspelt.length + forbidden.length} findings`)
process.exit(misspelt.length + forbidden.length > 0 ? 1 : 0)
