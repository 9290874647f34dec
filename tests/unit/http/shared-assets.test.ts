import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSharedAssets } from '@/scripts/serve/open-shared-assets.mjs'
import { staticName } from '@/scripts/serve/serve-shared.mjs'
import { shareAssets } from '@/scripts/serve/share-assets.mjs'
import { createShopServer } from '@/scripts/serve/shop-server.mjs'
import { rawRequest } from '@/tests/support/raw-request'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-21T10:00:00Z')

let root: string
let shared: string
const servers = new Set<Server>()

/** A build's folder of static files. */
async function build(name: string, files: Record<string, string>) {
  const own = path.join(root, name)
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(own, file)), { recursive: true })
    await writeFile(path.join(own, file), text)
  }
  return own
}
const inShared = (file: string) => path.join(shared, file)
const filesOf = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()

/** The server of one build; what it does not answer is the framework's 404. */
async function serve(own: string) {
  const handle = vi.fn(async (_request, response) => void response.writeHead(404).end('framework'))
  const serveFile = await openSharedAssets(own, shared)
  const server = createShopServer(handle, { trustedProxies: 0, isHttps: false, serveFile })
  servers.add(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { handle, ask: (url: string, options = {}) => rawRequest(origin, url, options) }
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kajo-assets-'))
  shared = path.join(root, 'shared')
})
afterEach(async () => {
  for (const server of servers) server.close().closeAllConnections()
  servers.clear()
  await rm(root, { recursive: true })
})

describe('the shared folder', () => {
  it('gets every file of each build once', async () => {
    const old = await build('old', { 'chunks/a-1.js': 'a', 'old-id/_buildManifest.js': 'm' })
    const next = await build('next', { 'chunks/a-1.js': 'a', 'chunks/app/[market]/b-2.js': 'b' })
    await shareAssets({ own: old, shared, now: NOW })
    const { ino } = await stat(inShared('chunks/a-1.js'))
    await Promise.all([shareAssets({ own: next, shared, now: NOW }), shareAssets({ own: next, shared, now: NOW })])
    expect(await filesOf(shared)).toEqual(['_buildManifest.js', 'a-1.js', 'b-2.js'])
    expect((await stat(inShared('chunks/a-1.js'))).ino, 'not written again').toBe(ino)
    expect(await readFile(inShared('chunks/app/[market]/b-2.js'), 'utf8')).toBe('b')
  })

  it('removes files that no build has used for 30 days, and unfinished ones', async () => {
    const own = await build('own', { 'chunks/a-1.js': 'a' })
    await build('shared', { 'chunks/gone-1.js': 'x', 'chunks/new-1.js': 'y', 'chunks/.unfinished-1': 'z' })
    const daysAgo = (days: number) => (NOW - days * DAY) / 1000
    await utimes(inShared('chunks/gone-1.js'), daysAgo(31), daysAgo(31))
    await utimes(inShared('chunks/.unfinished-1'), daysAgo(31), daysAgo(31))
    await utimes(inShared('chunks/new-1.js'), daysAgo(29), daysAgo(29))
    await shareAssets({ own, shared, now: NOW })
    expect(await filesOf(shared)).toEqual(['a-1.js', 'new-1.js'])
  })

  it('keeps the files of a build that still runs: they are marked as in use once a day', async () => {
    const own = await build('own', { 'chunks/a-1.js': 'a' })
    await shareAssets({ own, shared, now: NOW })
    await shareAssets({ own, shared, now: NOW + 29 * DAY })
    await shareAssets({ own: await build('next', { 'b-1.js': 'b' }), shared, now: NOW + 40 * DAY })
    expect(await filesOf(shared)).toEqual(['a-1.js', 'b-1.js'])
  })

  it('is cleaned up at the start of the server and once a day', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    await openSharedAssets(await build('own', { 'a-1.js': 'a' }), shared)
    expect(await filesOf(shared)).toEqual(['a-1.js'])
    await rm(inShared('a-1.js'))
    vi.advanceTimersByTime(DAY)
    vi.useRealTimers()
    await vi.waitFor(async () => expect(await filesOf(shared)).toEqual(['a-1.js']))
  })

  it('that cannot be written is logged, and the files in it are served', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const own = await build('own', { 'a-1.js': 'a', 'chunks/b-1.js': 'b' })
    await build('shared', { 'old-1.js': 'old', chunks: 'a file where a folder should be' })
    const { ask } = await serve(own)
    expect(String(warn.mock.calls)).toContain('assets-not-shared')
    expect((await ask('/_next/static/old-1.js')).body).toBe('old')
    warn.mockRestore()
  })
})

describe('a static file', () => {
  it('of another build is served as immutable, also to HEAD; one of this build is served by the framework', async () => {
    const text = 'export const a = 1;'.repeat(100)
    const own = await build('own', { 'chunks/own-1.js': 'own' })
    await shareAssets({ own: await build('old', { 'chunks/app/[market]/a-1.js': text, 'media/f.woff2': 'f' }), shared })
    const { ask, handle } = await serve(own)
    const address = '/_next/static/chunks/app/%5Bmarket%5D/a-1.js?dpl=1'
    const answer = await ask(address)
    expect([answer.status, answer.body, handle.mock.calls.length]).toEqual([200, text, 0])
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=UTF-8',
      'x-content-type-options': 'nosniff',
    })
    const head = await ask(address, { method: 'HEAD' })
    expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', String(text.length)])
    const headers = { 'if-none-match': String(answer.headers.etag) }
    expect((await ask(address, { headers })).status).toBe(304)
    expect((await ask(address, { headers: { 'accept-encoding': 'br' } })).headers['content-encoding']).toBe('br')
    expect((await ask('/_next/static/media/f.woff2')).headers['content-type']).toBe('font/woff2')
    expect((await ask('/_next/static/chunks/own-1.js')).body).toBe('framework')
    expect((await ask(address, { method: 'POST' })).status).toBe(405)
  })

  it('of a build that started later is served by an older instance', async () => {
    const { ask } = await serve(await build('old', { 'old-1.js': 'old' }))
    expect((await ask('/_next/static/new-1.js')).body).toBe('framework')
    await shareAssets({ own: await build('new', { 'new-1.js': 'new' }), shared })
    expect((await ask('/_next/static/new-1.js')).body).toBe('new')
  })

  it('is not served from outside the folder, nor a link, a folder or an unfinished file', async () => {
    const own = await build('own', { 'a-1.js': 'a' })
    const { ask } = await serve(own)
    await writeFile(path.join(root, 'secret.js'), 'secret')
    await writeFile(inShared('.unfinished-1.js'), 'secret')
    await symlink(path.join(root, 'secret.js'), inShared('link.js'))
    await mkdir(inShared('folder.js'))
    for (const name of [
      '../secret.js',
      '%2e%2e/secret.js',
      '..%2fsecret.js',
      '..%5csecret.js',
      'chunks/../../secret.js',
      './../secret.js',
      '%2e%2e%2fsecret.js',
      '%252e%252e/secret.js',
      '/secret.js',
      encodeURIComponent(path.join(root, 'secret.js')),
      '.unfinished-1.js',
      'link.js',
      'folder.js',
      'secret.js%00.js',
      'secret.js%0d%0ax-evil:1',
    ]) {
      const answer = await ask(`/_next/static/${name}`)
      expect([answer.status, answer.body], name).toEqual([404, 'framework'])
    }
  })

  it.each([
    '/_next/static/',
    '/_next/static/%E0%A4%A.js',
    '/_next/static/a.html',
    '/_next/static/a',
    `/_next/static/${'a'.repeat(600)}.js`,
    '/_next/data/a.js',
    '/static/a.js',
  ])('is not named by %s', (url) => {
    expect(staticName(url)).toBeNull()
  })
})
