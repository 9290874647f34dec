// Spelling and choice of words in everything the shop says, in four languages, and in our English prose.
import { findForbidden } from './spelling/find-forbidden.mjs'
import { findMisspelt } from './spelling/find-misspelt.mjs'
import { readTexts } from './spelling/read-texts.mjs'

const { texts, names } = await readTexts()
const misspelt = await findMisspelt(texts, names)
const forbidden = findForbidden(texts, names)

for (const { lang, word, source } of misspelt) console.log(`${source}: "${word}" is no word of ${lang} we know`)
for (const { lang, word, source } of forbidden) console.log(`${source}: "${word}" is not what we write in ${lang}`)

const languages = new Set(texts.map(({ lang }) => lang)).size
console.log(`${texts.length} texts in ${languages} languages, ${misspelt.length + forbidden.length} findings`)
process.exit(misspelt.length + forbidden.length > 0 ? 1 : 0)
