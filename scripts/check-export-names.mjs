// Checks that no two files of the shop, the build or the scripts export the same name.
import { readFileSync } from 'node:fs'
import { repeatedExports } from './export-names.mjs'
import { listFiles } from './list-files.mjs'
import { inRoot } from './run.mjs'

const files = ['app', 'build', 'components', 'lib', 'scripts']
  .flatMap(listFiles)
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.d\.m?ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }))

const repeated = repeatedExports(files)
for (const { name, files: places } of repeated) console.log(`${name} is exported by ${places.join(' and ')}`)
console.log(`${files.length} files, ${repeated.length} names exported twice`)
process.exit(repeated.length > 0 ? 1 : 0)
