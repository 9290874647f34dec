import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { PictureStore } from '@kajo/picture-studio'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createImageHandler, type ImageService } from '#images/image-handler'
import { imageResults } from '#images/image-results'
import { createNextRow } from '#images/next-row'
import { staticFile } from '#images/static-file'

const FILE = 'tee.0.navy.plain.front.webp'
const BROKEN = 'tee.1.navy.plain.front.webp'
const SLOW = 'tee.2.navy.plain.front.webp'
let dir = ''
let base = ''
let asked = 0
const widths: number[] = []
let handler: ImageService
let store: PictureStore
let drawSlow = () => {}
const waiting = new Set<string>()
let server: http.Server

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'kajo-images-'))
  const clear = { r: 200, g: 30, b: 30, alpha: 0.5 }
  const master = await sharp({ create: { width: 900, height: 1125, channels: 4, background: clear } })
    .webp()
    .toBuffer()
  store = {
    master: async (name: string, width?: number) => {
      asked += 1
      widths.push(width ?? 0)
      if (name === BROKEN) throw new Error('no picture today')
      if (name === SLOW) {
        await new Promise<void>((resolve) => {
          drawSlow = resolve
        })
      }
      return name === FILE || name === SLOW ? master : null
    },
    wait: (name: string) => {
      waiting.add(name)
      return () => waiting.delete(name)
    },
    close: async () => undefined,
  }
  handler = createImageHandler({ cacheDir: dir, store })
  server = http.createServer(async (req, res) => {
    if (!(await handler(req, res))) res.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await handler.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(dir, { recursive: true, force: true })
})

const get = (params: string, file = FILE, headers: Record<string, string> = {}) =>
  fetch(`${base}/cdn-cgi/image/${params}/${file}`, { headers })

const sized = async (params: string) => {
  const answer = await get(params)
  const { width, height, format, hasAlpha } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  return { width, height, format, hasAlpha }
}

describe('R-CMS-04 image service', () => {
  it.each([
    ['width=400', 400, 500],
    ['width=400,dpr=2', 800, 1000],
    ['width=2000', 900, 1125],
    ['fit=contain,width=1800', 1800, 2250],
    ['fit=contain,width=400,height=400', 320, 400],
    ['fit=cover,width=400,height=400', 400, 400],
    ['fit=cover,width=1200,height=1200', 1200, 1200],
    ['fit=crop,width=300,height=200', 300, 200],
    ['width=10,height=10,quality=50', 8, 10],
    ['fit=contain,width=2560,dpr=4', 2048, 2560],
    ['fit=cover,width=360', 360, 450],
  ])('%s gives %i × %i', async (params, width, height) => {
    expect(await sized(params)).toMatchObject({ width, height })
  })

  it('delivers the requested format and fills transparency with the background colour', async () => {
    expect(await sized('format=png,width=9')).toMatchObject({ format: 'png', hasAlpha: true })
    expect(await sized('format=png,width=9,background=red')).toMatchObject({ hasAlpha: false })
    expect(await sized('format=avif,width=90')).toMatchObject({ format: 'heif' })
    expect(await sized('format=jpeg,width=90')).toMatchObject({ format: 'jpeg' })
  })

  it('a lower quality gives a smaller file', async () => {
    const weight = async (quality: number) =>
      (await (await get(`format=jpeg,quality=${quality}`)).arrayBuffer()).byteLength
    expect(await weight(10)).toBeLessThan(await weight(95))
  })

  it('chooses the format by Accept and sets Vary', async () => {
    const answer = await get('format=auto,width=50', FILE, { accept: 'image/webp' })
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('vary')).toBe('Accept')
    expect((await get('format=auto,width=50', FILE, { accept: '*/*' })).headers.get('content-type')).toBe('image/jpeg')
  })

  it('can be cached without limit, and is answered with 304 to a matching ETag', async () => {
    const first = await get('format=webp,width=60')
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const again = await get('format=webp,width=60', FILE, { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it('T29 the next row of a list is drawn in advance, with low priority', async () => {
    const rows = Array.from({ length: 9 }, (_, i) => `tee.${i + 10}.navy.plain.front.webp`)
    const { listed, after } = createNextRow()
    const drawn: string[] = []
    const waitedFor: string[] = []
    const master = await store.master(FILE)
    const ahead = createImageHandler({
      cacheDir: path.join(dir, 'ahead'),
      after,
      store: {
        master: async (name) => {
          drawn.push(name)
          return master
        },
        wait: (name) => {
          waitedFor.push(name)
          return () => undefined
        },
        close: async () => undefined,
      },
    })
    const own = http.createServer((req, res) => void ahead(req, res))
    await new Promise<void>((resolve) => own.listen(0, resolve))
    const address = `http://127.0.0.1:${(own.address() as AddressInfo).port}/cdn-cgi/image/width=40/`
    listed(rows)
    await (await fetch(address + rows[1])).arrayBuffer()
    await vi.waitFor(() => expect(drawn).toEqual(rows.slice(1, 6)))
    expect(waitedFor).toEqual([rows[1]])
    await ahead.close()
    own.closeAllConnections()
    await new Promise((resolve) => own.close(resolve))
  })

  it('equal requests are resized once', async () => {
    asked = 0
    await Promise.all([get('width=77'), get('width=77'), get('width=77')])
    await get('width=77')
    expect(asked).toBe(1)
  })

  it('results are on disk after close, and a failing disk does not prevent the response', async () => {
    const wanted = { format: 'webp', fit: 'scale-down', width: 321, quality: 80, dpr: 1 } as const
    const cacheDir = await mkdtemp(path.join(dir, 'own-'))
    const first = imageResults({ cacheDir, store })
    const made = await first.load(FILE, wanted)
    await first.close()
    const before = asked
    expect(await imageResults({ cacheDir, store }).load(FILE, wanted)).toEqual(made)
    expect(asked).toBe(before)

    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const second = imageResults({ cacheDir, store })
    await second.load(FILE, wanted)
    await rm(path.join(cacheDir, 'sized'), { recursive: true })
    await writeFile(path.join(cacheDir, 'sized'), 'in the way')
    expect((await second.load(FILE, { ...wanted, width: 322 }))?.body.length).toBeGreaterThan(100)
    await second.close()
    expect(warn).toHaveBeenCalledWith('A resized picture could not be stored:', expect.anything())
    warn.mockRestore()
  })

  it('answers invalid parameters with 400 and a sentence, unknown files with 404, a failing studio with 500', async () => {
    const nonsense = await get('width=-1')
    expect([nonsense.status, await nonsense.text()]).toEqual([400, 'The value "-1" of width is not allowed.'])
    expect((await get('background=nocolour')).status).toBe(400)
    expect((await get('width=5%E0%A4')).status).toBe(400)
    expect((await get('width=5', 'nothing.webp')).status).toBe(404)
    expect((await get('width=5', '..%2f..%2fimage-handler.ts')).status).toBe(404)
    expect((await get('width=5', BROKEN)).status).toBe(500)
  })

  it('a file has priority until the response ends or the client disconnects', async () => {
    const gone = new AbortController()
    const left = fetch(`${base}/cdn-cgi/image/width=70/${SLOW}`, { signal: gone.signal })
    await vi.waitFor(() => expect([...waiting]).toEqual([SLOW]))
    gone.abort()
    await expect(left).rejects.toThrow()
    await vi.waitFor(() => expect(waiting.size).toBe(0))
    const patient = get('width=70', SLOW)
    await vi.waitFor(() => expect([...waiting]).toEqual([SLOW]))
    drawSlow()
    expect((await patient).status).toBe(200)
    await vi.waitFor(() => expect(waiting.size).toBe(0))
  })

  it('requests a master that is not larger than the delivered picture', async () => {
    await get('width=71')
    await get('width=36,height=100,dpr=2')
    await get('format=jpeg')
    expect(widths.slice(-3)).toEqual([71, 160, Number.POSITIVE_INFINITY])
  })

  it('does not answer other paths and methods', async () => {
    expect((await fetch(`${base}/graphql`)).status).toBe(418)
    expect((await fetch(`${base}/cdn-cgi/image/width=5/${FILE}`, { method: 'POST' })).status).toBe(418)
    expect((await fetch(`${base}/cdn-cgi/image/width=5/${FILE}`, { method: 'HEAD' })).status).toBe(200)
  })
})

describe('static files', () => {
  it.each(['../image-handler.ts', '/etc/passwd', '.hidden', 'a/../b.svg', 'files', ''])(
    'never reads %j',
    async (name) => {
      expect(await staticFile(name)).toBeNull()
    },
  )
})
