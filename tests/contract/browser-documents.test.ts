// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentNode } from '@apollo/client'
import { afterEach, expect, it, vi } from 'vitest'
import * as generated from '@/graphql/generated/graphql'
import { allowedOperation } from '@/lib/apollo/allowed-operations'
import { createBrowserClient } from '@/lib/apollo/browser-client'
import { BROWSER_DOCUMENTS } from '@/lib/apollo/browser-documents'
import { sha256Hex } from '@/lib/http/sha256.mjs'

const FOLDERS = ['app', 'components', 'lib']
const ASKED_BY_BROWSER = /(?:\.(?:query|mutate)\(|\bclient\.mutate\(\{\s*mutation:)\s*(\w+Document)\b/g

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })

afterEach(() => vi.unstubAllGlobals())

it('R-GQL-05 the list has exactly the documents that browser code sends', () => {
  const used = FOLDERS.flatMap(filesIn).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ASKED_BY_BROWSER)].map(([, name = '']) => name),
  )
  const listed = Object.entries(generated)
    .filter(([, document]) => BROWSER_DOCUMENTS.some((known) => known === document))
    .map(([name]) => name)
  expect(used.length).toBeGreaterThan(0)
  expect(listed.sort()).toEqual([...new Set(used)].sort())
})

it('R-GQL-05 every query that the browser client sends has the hash of a listed operation', async () => {
  const bodies: string[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    bodies.push(String(init.body))
    return Response.json({ errors: [{ message: 'PersistedQueryNotFound' }], data: null })
  })
  const client = createBrowserClient({ site: { market: 'fi', lang: 'fi' } })
  for (const document of BROWSER_DOCUMENTS as readonly DocumentNode[]) {
    const isMutation = document.definitions.some((node) => 'operation' in node && node.operation === 'mutation')
    const options = { fetchPolicy: 'no-cache', errorPolicy: 'all' } as const
    await (isMutation
      ? client.mutate({ mutation: document, ...options })
      : client.query({ query: document, ...options }))
  }
  const sent = bodies.map((body) => JSON.parse(body))
  expect(sent.filter(({ query }) => query)).toHaveLength(BROWSER_DOCUMENTS.length)
  for (const { operationName, query, extensions } of sent) {
    const hashes = [query && (await sha256Hex(query)), extensions?.persistedQuery?.sha256Hash].filter(Boolean)
    for (const hash of hashes) expect((await allowedOperation(hash))?.name).toBe(operationName)
  }
})
