// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { start } from '@/components/product/product-card-behaviour'

const base = 'https://pictures.test/cdn-cgi/image/format=auto,width=320,dpr=1'
const decode = vi.fn<() => Promise<void>>()

beforeEach(() => {
  HTMLImageElement.prototype.decode = decode.mockReset().mockResolvedValue()
  document.body.innerHTML = `
    <article>
      <a data-card-pictures><span><img src="${base}/front.webp" srcset="${base}/front.webp 320w" sizes="50vw" alt=""></span>
      <span data-second="a/back.webp"></span></a>
    </article>`
})

const card = () => document.querySelector('article') as HTMLElement
const second = () => document.querySelector<HTMLImageElement>('[data-second] img')

it.each(['pointerenter', 'focusin', 'touchstart'])(
  'the second picture of a card is fetched at %s, in the sizes of the first',
  async (event) => {
    start(card(), { site: {} } as never)
    expect(second()).toBeNull()
    card().dispatchEvent(new Event(event))
    await vi.waitFor(() => expect(second()?.src).toBe(`${base}/a/back.webp`))
    expect(second()?.srcset).toBe(`${base}/a/back.webp 320w`)
    expect(second()?.sizes).toBe('50vw')
    card().dispatchEvent(new Event(event))
    expect(decode).toHaveBeenCalledTimes(1)
  },
)

it('a second picture that cannot be had leaves the first alone', async () => {
  const failed = Promise.reject(new Error('404'))
  decode.mockReturnValue(failed)
  start(card(), { site: {} } as never)
  card().dispatchEvent(new Event('pointerenter'))
  await failed.catch(() => {})
  expect(second()).toBeNull()
})

it('a second picture on its way is given up with its card, and one that has come is not', async () => {
  decode.mockReturnValue(new Promise(() => {}))
  const end = start(card(), { site: {} } as never)
  card().dispatchEvent(new Event('pointerenter'))
  const image = decode.mock.contexts[0] as HTMLImageElement
  Object.defineProperty(image, 'complete', { configurable: true, value: true })
  end()
  expect(image.src).toBe(`${base}/a/back.webp`)
  Object.defineProperty(image, 'complete', { value: false })
  end()
  expect([image.src, image.srcset]).toEqual(['', ''])
})
