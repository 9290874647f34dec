import type { Start } from '@/components/providers/behaviour-types'
import { addToCart } from '@/lib/cart/add-to-cart'
import type { CartResult } from '@/lib/cart/cart-result'
import { type DeliverySpeed, deliveryWindow } from '@/lib/delivery/delivery-window'
import { formatDelivery } from '@/lib/delivery/format-delivery'
import type { MarketAlias } from '@/lib/market/market-table'
import { type BuyWords, sayCount } from '@/lib/product/buy-words'
import { canAdd } from '@/lib/product/can-add'
import type { Shop } from '@/lib/store/shop'

const DONE_MS = 2400

type Size = { skuId: number; stock: number; note: string; speed: DeliverySpeed | null }

const sizeOf = (input: HTMLInputElement): Size => ({
  skuId: Number(input.value),
  stock: Number(input.dataset.stock),
  note: input.dataset.note ?? '',
  speed: input.dataset.speed === 'normal' || input.dataset.speed === 'longer' ? input.dataset.speed : null,
})

const inCart = ({ store }: Shop, skuId: number): number =>
  store.getState().cart.data?.lines.find((line) => line.skuId === skuId)?.quantity ?? 0

/** What the shopper is told before anything is sent; null when the size may be added (R-PDP-03, R-PDP-09). */
function refusalFor(size: Size | null, already: number, words: BuyWords): string | null {
  if (!size) return words.chooseSize
  const verdict = canAdd({ stock: size.stock, inCart: already, quantity: 1 })
  if (verdict.ok) return null
  if (verdict.reason === 'sold-out') return words.sizeSoldOut
  return sayCount(verdict.reason === 'stock' ? words.notEnough : words.threshold, verdict.stock)
}

const refusalOf = (result: Extract<CartResult, { ok: false }>, words: BuyWords): string =>
  result.code === 'OUT_OF_STOCK' ? sayCount(words.notEnough, result.stock ?? 0) : words.addFailed

/** Everything the server has drawn and this script changes. */
function partsOf(root: HTMLElement) {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`)
  return {
    inputs: [...root.querySelectorAll<HTMLInputElement>('input[name="size"]')],
    sizes: part('sizes'),
    note: part('note'),
    error: part('error'),
    delivery: part('delivery'),
    button: root.querySelector<HTMLButtonElement>('button[data-part="add"]'),
  }
}

/** Where refusals are said, and that the sizes are what is wrong. */
function say({ error, sizes, inputs }: ReturnType<typeof partsOf>, refusal: string | null, isAboutSizes: boolean) {
  if (error) error.textContent = refusal
  sizes?.toggleAttribute('data-invalid', isAboutSizes)
  for (const input of inputs) {
    if (isAboutSizes) input.setAttribute('aria-describedby', 'size-error')
    else input.removeAttribute('aria-describedby')
  }
  if (isAboutSizes) inputs[0]?.focus()
}

function setButton(button: HTMLButtonElement, state: 'idle' | 'busy' | 'done') {
  button.dataset.state = state
  if (state === 'busy') button.setAttribute('aria-busy', 'true')
  else button.removeAttribute('aria-busy')
}

/** The stored page says how long delivery takes; here, where the clock is, it becomes the days (R-PDP-05). */
function promise(root: HTMLElement, delivery: HTMLElement | null, speed: DeliverySpeed, words: BuyWords) {
  const { market, locale } = root.dataset
  if (!delivery || !market || !locale) return
  const arrival = deliveryWindow(new Date(), { market: market as MarketAlias, speed, way: null })
  delivery.textContent = words.deliveredOn.replace('{dates}', formatDelivery(locale, arrival, 'short'))
}

/** Sizes, stock words, delivery days and the button. */
export const start: Start = (root, shop) => {
  const parts = partsOf(root)
  const { inputs, note, delivery, button } = parts
  const words: BuyWords | null = JSON.parse(root.dataset.words ?? 'null')
  if (!words) return () => {}
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const chosen = () => inputs.find((input) => input.checked)

  const choose = () => {
    const input = chosen()
    say(parts, null, false)
    if (button) setButton(button, 'idle')
    const size = input && sizeOf(input)
    if (note && size) note.textContent = size.note
    promise(root, delivery, size?.speed ?? (delivery?.dataset.speed === 'longer' ? 'longer' : 'normal'), words)
  }

  /** The chosen size; null when it was refused, which has been said then. */
  const accepted = (): Size | null => {
    const input = chosen()
    const size = input ? sizeOf(input) : null
    const refusal = refusalFor(size, size ? inCart(shop, size.skuId) : 0, words)
    say(parts, refusal, !size)
    return refusal ? null : size
  }

  const add = async (button: HTMLButtonElement) => {
    const size = button.dataset.state === 'busy' ? null : accepted()
    if (!size) return
    clearTimeout(timer)
    setButton(button, 'busy')
    const result = await addToCart(shop, { skuId: size.skuId, quantity: 1, stock: size.stock })
    setButton(button, result.ok ? 'done' : 'idle')
    if (!result.ok) say(parts, refusalOf(result, words), false)
    timer = setTimeout(() => setButton(button, 'idle'), DONE_MS)
  }

  choose()
  root.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'size') choose()
    },
    { signal: stop.signal },
  )
  button?.addEventListener('click', () => add(button), { signal: stop.signal })
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}
