import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { type DataKind, POLICY } from '@/lib/cache/policy'
import { importClosure } from '@/scripts/import-closure.mjs'
import { listFiles } from '@/scripts/list-files.mjs'

const LIFE = /^export const revalidate = (\d+)$/m
const lifeOf = (file: string): number => Number(LIFE.exec(readFileSync(file, 'utf8'))?.[1] ?? Number.NaN)

/** A page or route, with the layouts around it. */
function partsOf(file: string): string[] {
  const folders = file.split('/').slice(0, -1)
  const layouts = folders.map((_, index) => path.join(...folders.slice(0, index + 1), 'layout.tsx'))
  return file.endsWith('page.tsx') ? [file, ...layouts.filter((layout) => files.includes(layout))] : [file]
}

/** The kinds of cached results that a page and its imports load. */
function kindsOf(file: string): DataKind[] {
  const sources = [...importClosure(partsOf(file))].map((source) => readFileSync(source, 'utf8'))
  return sources.flatMap((text) => [...text.matchAll(/\bcached\('(\w+)'/g)].map(([, kind]) => kind as DataKind))
}

const files = listFiles('app')
const stored = files.filter((file) => !Number.isNaN(lifeOf(file)))

it('the test finds the stored pages', () => {
  expect(stored.length).toBeGreaterThanOrEqual(10)
})

it.each(stored)('`revalidate` of %s equals the shortest lifetime of its data in the policy table', (file) => {
  expect(lifeOf(file)).toBe(Math.min(...kindsOf(file).map((kind) => POLICY[kind].revalidate)))
})
