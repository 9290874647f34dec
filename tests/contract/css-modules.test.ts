import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listFiles } from '@/scripts/list-files.mjs'

/** Selectors of the outermost rules; the formatter puts them at the start of a line. */
const outerSelectors = (css: string): string[] =>
  css.split('\n').flatMap((line) => (/^[^\s@}/*].*[{,]$/.test(line) ? [line.slice(0, -1).trim()] : []))

describe('style sheets of components', () => {
  it('every rule names a class of its own file: the bundler of `npm run dev` refuses others', () => {
    const sheets = ['components', 'app'].flatMap(listFiles).filter((file) => file.endsWith('.module.css'))
    expect(sheets.length).toBeGreaterThan(50)
    const foreign = sheets.flatMap((file) =>
      outerSelectors(readFileSync(file, 'utf8'))
        .filter((selector) => !selector.includes('.') && !selector.endsWith(')'))
        .map((selector) => `${file}: ${selector}`),
    )
    expect(foreign).toEqual([])
  })
})
