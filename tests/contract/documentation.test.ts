import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

it('README describes every environment variable that the shop reads', () => {
  const known = [...read('lib/config/env.ts').matchAll(/^ {2}([A-Z_]{4,}): /gm)].map(([, name]) => name)
  const [, section = ''] = read('README.md').split('## Configuration')
  const described = [...section.matchAll(/^\| (`[^|]*`) /gm)].flatMap(
    ([, names = '']) => names.match(/[A-Z_]{4,}/g) ?? [],
  )
  expect(known.length).toBeGreaterThan(20)
  expect(described.sort()).toEqual(['MOCK_PORT', ...known].sort())
})

it('README and CONTRIBUTING name only npm scripts that exist, and CONTRIBUTING names all', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = (file: string) =>
    [...read(file).matchAll(/(?:`|^)npm (?:run )?([a-z][\w:-]*)/gm)].flatMap(([, name = '']) =>
      name === 'ci' ? [] : [name],
    )
  const known = Object.keys(scripts)
  for (const file of ['README.md', 'CONTRIBUTING.md'])
    expect(
      named(file).filter((name) => !known.includes(name)),
      file,
    ).toEqual([])
  const described = named('CONTRIBUTING.md')
  expect(known.filter((name) => name !== 'start' && !described.includes(name))).toEqual([])
})

it('CONTRIBUTING names every version that package.json overrides', () => {
  const { overrides } = JSON.parse(read('package.json')) as { overrides: Record<string, string> }
  const [, reasons = ''] = /^- `overrides`(.*?)\n- /ms.exec(read('CONTRIBUTING.md')) ?? []
  expect(Object.keys(overrides).filter((name) => !reasons.includes(`\`${name}\``))).toEqual([])
})
