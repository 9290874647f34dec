import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { COOKIE } from '@/lib/config/constants'
import { STORED_DATA } from '@/lib/consent/stored-data'

/** Names that are not stored: locks, a secret of the mock backend, a queue of the worker, and a key of earlier versions, which is only removed. */
const NOT_STORED = /-lock$|^kajo-(auth|cart|cart-link|errors|local-returns-secret|purchases)$/

const listed = Object.values(STORED_DATA).flatMap((rows) => rows.flatMap(({ names }) => [...names]))
const covers = (name: string) => listed.some((known) => known === name || known === `${name}*`)

it('the cookie page lists every cookie and every key of storage in the code', () => {
  const code = readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|mjs)$/.test(file) && !file.endsWith('stored-data.ts'))
    .map((file) => readFileSync(`lib/${file}`, 'utf8'))
    .join('\n')
  const found = new Set([...code.matchAll(/'(kajo-[a-z-]+)'/g)].map(([, name = '']) => name))
  expect(found.size).toBeGreaterThan(10)
  const names = [...found, ...Object.values(COOKIE)].filter((name) => !NOT_STORED.test(name))
  expect(names.filter((name) => !covers(name))).toEqual([])
})

it('what is in the storage of a tab is listed as ending with the visit', () => {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`lib/${file}`, 'utf8'))
    .filter((text) => text.includes('safeSessionStorage.write') && !text.includes('safeLocalStorage'))
  const names = files.flatMap((text) => [...text.matchAll(/'(kajo-[a-z-]+)'/g)].map(([, name = '']) => name))
  expect(names.length).toBeGreaterThan(3)
  const lives = names.map((name) => [
    name,
    ...STORED_DATA.necessary.filter((row) => (row.names as readonly string[]).includes(name)).map(({ life }) => life),
  ])
  expect(lives.filter((life) => life.join() !== `${life[0]},visit`)).toEqual([])
})
