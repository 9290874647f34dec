// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectAvarda } from '@/lib/payment/avarda'
import { connectKlarna } from '@/lib/payment/klarna'

const ORIGIN = 'http://localhost:4000'
const TOKEN = 'token-1'

const GIVEN = {
  purchaseId: 'p-1',
  token: TOKEN,
  rootElementId: 'root',
  redirectUrl: `${location.origin}/x`,
  origin: ORIGIN,
}

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
  vi.resetModules()
})
afterEach(() => {
  document.body.replaceChildren()
  for (const name of ['_klarnaCheckout', 'avardaCheckoutInit', 'avardaCheckout']) Reflect.deleteProperty(window, name)
  vi.restoreAllMocks()
})

const frameOf = () => document.querySelector('iframe')

/** Sends a message to the page as the provider's frame does; the options forge its origin, window or token. */
function say(data: object, { origin = ORIGIN, source = frameOf()?.contentWindow ?? null, token = TOKEN } = {}) {
  window.dispatchEvent(new MessageEvent('message', { data: { ...data, token }, origin, source }))
}

/** Commands that the page has sent to the frame. */
function heard(): string[] {
  const commands: string[] = []
  const { contentWindow } = frameOf() ?? {}
  if (contentWindow) {
    contentWindow.postMessage = (message: { type: string }) => commands.push(message.type)
  }
  return commands
}

/** Makes the call of a snippet, which is queued until the provider's script has loaded. */
function callSnippet(name: string) {
  type Queue = ((argument: unknown) => void) & { q?: unknown[] }
  const known: unknown = Reflect.get(window, name)
  const queue: Queue = Object.assign((argument: unknown) => queue.q?.push([argument]), { q: [] as unknown[] })
  const call = (typeof known === 'function' ? known : queue) as Queue
  Reflect.set(window, name, call)
  call(GIVEN)
}

const host = (beforeSubmit = vi.fn(async () => true)) => ({ beforeSubmit, onPaid: vi.fn() })

async function klarna(listeners = host()) {
  const controls = connectKlarna({ ...listeners, insert: () => callSnippet('_klarnaCheckout') })
  await import('@/packages/mock-backend/payments/klarna/checkout.mjs')
  return { controls, ...listeners }
}
async function avarda(listeners = host()) {
  const controls = connectAvarda({ ...listeners, insert: () => callSnippet('avardaCheckoutInit') })
  await import('@/packages/mock-backend/payments/avarda/checkout.mjs')
  return { controls, ...listeners }
}

const BUYER = { email: 'a@b.fi', zip: '00100', country: 'FI', purchaseId: 'p-1', selectedPaymentMethodType: 'Loan' }

describe.each([
  ['Klarna', klarna, { ...BUYER, method: '', paymentId: '' }],
  ['Avarda', avarda, { ...BUYER, method: 'Loan', paymentId: 'p-1' }],
] as const)('the script of %s with our part of it', (name, load, { email, method, paymentId }) => {
  it('inserts its frame into the element, whether called before or after the script has loaded', async () => {
    await load()
    expect(frameOf()?.title).toBe(name)
    expect(frameOf()?.src).toBe(`${ORIGIN}/payments/${name.toLowerCase()}/frame?token=${TOKEN}`)
  })

  it.each([
    [true, 'continue'],
    [false, 'abort'],
  ])('asks before it takes the payment; %s is answered with %s', async (isAllowed, command) => {
    const { beforeSubmit } = await load(host(vi.fn(async () => isAllowed)))
    const commands = heard()
    say({ type: 'before-submit', payload: BUYER })
    await vi.waitFor(() => expect(commands).toEqual([command]))
    expect(beforeSubmit).toHaveBeenCalledExactlyOnceWith({ email, method, paymentId })
  })

  it('ignores messages from another origin or window, or with another token', async () => {
    const { beforeSubmit, onPaid } = await load()
    const commands = heard()
    for (const stranger of [{ origin: 'https://evil.example' }, { source: window }, { token: 'guessed' }]) {
      say({ type: 'before-submit', payload: BUYER }, stranger)
      say({ type: 'go', url: `${location.origin}/checkout/confirm`, isPaid: true }, stranger)
    }
    await Promise.resolve()
    expect(beforeSubmit).not.toHaveBeenCalled()
    expect(onPaid).not.toHaveBeenCalled()
    expect(commands).toEqual([])
  })

  it('accepts no payment after it was stopped', async () => {
    const { controls, beforeSubmit } = await load()
    const commands = heard()
    controls.stop()
    say({ type: 'before-submit', payload: BUYER })
    await vi.waitFor(() => expect(commands).toEqual(['abort']))
    expect(beforeSubmit).not.toHaveBeenCalled()
  })

  it('is told to read the new total', async () => {
    const { controls } = await load()
    const commands = heard()
    controls.resume()
    expect(commands).toEqual(['resume'])
  })
})

it('Klarna’s form is locked while the checkout is updating', async () => {
  const { controls } = await klarna()
  const commands = heard()
  controls.suspend()
  expect(commands).toEqual(['suspend'])
})

it('Avarda reports the completed purchase and does not navigate', async () => {
  const { onPaid } = await avarda()
  say({ type: 'go', url: `${location.origin}/checkout/confirm?aid=p-1`, isPaid: true })
  expect(onPaid).toHaveBeenCalledExactlyOnceWith('p-1')
})

it('an address of another origin does not count as a completed purchase', async () => {
  const { onPaid } = await avarda()
  say({ type: 'go', url: 'https://evil.example/', isPaid: true })
  expect(onPaid).not.toHaveBeenCalled()
})
