import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type FileHandle, open as openFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyShop } from '#commerce/empty-shop'
import { readStateFile } from '#commerce/read-state-file'
import type { CartRecord } from '#commerce/shop-records'
import { createShopState } from '#commerce/shop-state'
import { asking, fixtureCommerce, NOW } from './commerce-fixture'

const cart = (id: string, note: string | null = null): CartRecord => ({
  id,
  lines: [{ id: 'l', skuId: 101, quantity: 1 }],
  promoCode: null,
  shippingId: null,
  paymentId: null,
  merchantData: note,
  email: null,
  completed: false,
  orderPublicId: null,
  updatedAt: NOW,
})

let folder = ''
let file = ''
let logged = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kajo-journal-'))
  file = join(folder, 'state.json')
  logged = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    logged += text
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** The prototype of all open files, to replace methods such as `datasync`. */
async function fileHandlePrototype(): Promise<FileHandle> {
  const handle = await openFile(join(folder, 'probe'), 'w')
  await handle.close()
  rmSync(join(folder, 'probe'))
  return Object.getPrototypeOf(handle)
}

const open = () => createShopState(file, () => NOW)
const cartsIn = () => Object.keys(readStateFile(file).data.carts)

async function withCarts(...ids: string[]): Promise<void> {
  const state = open()
  for (const id of ids) {
    state.commit({ cart: cart(id) })
    await state.settled()
  }
  await state.close()
}

describe('the journal of the state', () => {
  it('T23 ignores and logs an incomplete last line, and appends after the last complete one', async () => {
    await withCarts('a', 'b')
    appendFileSync(file, '{"cart":{"id":"c","lin')
    await withCarts('d')
    expect(logged).toContain('unfinished last line')
    expect(cartsIn()).toEqual(['a', 'b', 'd'])
  })

  it.each(['{"version":1,"carts"', '{"version":99,"nextOrder":100050}', 'null', 'someone else wrote this\n'])(
    'R-CART-01 renames and logs an unreadable file: %s',
    async (text) => {
      writeFileSync(file, text)
      expect({ ...open().data, nextOrder: 0 }).toEqual({ ...emptyShop(), nextOrder: 0 })
      const [aside = ''] = readdirSync(folder)
      expect(aside).toMatch(/^state\.json\.unreadable-\d+$/)
      expect(readFileSync(join(folder, aside), 'utf8')).toBe(text)
      expect(logged).toContain('put aside')
    },
  )

  it('T23 does not reuse order numbers of an unreadable file', () => {
    writeFileSync(file, '{"version":99,"orders":{"x":{"orderId":"100070"}},"nextOrder":100050')
    expect(open().data.nextOrder).toBe(100_071)
  })

  it('T23 keeps the readable lines of a file with a broken line, and a copy of the file', async () => {
    await withCarts('a', 'b', 'c')
    const lines = readFileSync(file, 'utf8').split('\n')
    writeFileSync(file, [lines[0], '\0\0\0', ...lines.slice(2)].join('\n'))
    expect(Object.keys(open().data.carts)).toEqual(['a', 'c'])
    expect(readdirSync(folder)).toHaveLength(2)
    expect(logged).toContain('"unreadable":1')
    await withCarts('d')
    expect(cartsIn()).toEqual(['a', 'c', 'd'])
  })

  it('T23 is replaced by one snapshot when it has grown, without leaving a temporary file', async () => {
    writeFileSync(`${file}.4711.tmp`, '{"version":1,"ca')
    const state = open()
    for (let i = 0; i < 30; i++) {
      state.commit({ cart: cart('a', `${i}`.repeat(150_000)) })
      await state.settled()
    }
    await state.close()
    expect(statSync(file).size).toBeLessThan(4 * 1024 * 1024)
    expect(readStateFile(file).data.carts.a?.merchantData?.slice(0, 2)).toBe('29')
    expect(readdirSync(folder)).toEqual(['state.json'])
  })

  it('T23 writes changes that arrive during a write with one sync', async () => {
    await withCarts('first')
    const datasync = vi.spyOn(await fileHandlePrototype(), 'datasync')
    const state = open()
    for (let i = 0; i < 2000; i++) state.commit({ cart: cart(`c${i}`) })
    await state.settled()
    expect(cartsIn()).toHaveLength(2001)
    expect(datasync).toHaveBeenCalledTimes(2)
    await state.close()
  })

  it('T23 undoes changes that cannot be written, answers with an error, and continues when the disk has room', async () => {
    const commerce = fixtureCommerce({ file })
    const ask = asking(commerce)
    const { data } = await ask('{ getCart(id: "") { id } }')
    const add = `mutation { addToCart(id: "${data.getCart.id}", item: { skuId: 101, quantity: 1 }) { items { quantity } } }`
    vi.spyOn(await fileHandlePrototype(), 'datasync').mockRejectedValueOnce(new Error('ENOSPC'))
    expect((await ask(add)).errors?.[0]?.extensions.code).toBe('INTERNAL_ERROR')
    expect(logged).toContain('state not saved')
    expect((await ask(add)).data.addToCart.items).toEqual([{ quantity: 1 }])
    await commerce.state.close()
    expect(readStateFile(file).data.carts[data.getCart.id]?.lines).toMatchObject([{ quantity: 1 }])
  })
})
