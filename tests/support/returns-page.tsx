import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, vi } from 'vitest'
import { ComplaintView } from '@/components/returns/complaint-view'
import { ReturnsView } from '@/components/returns/returns-view'
import type {
  Complaint,
  OrderDelivery,
  RegisteredReturn,
  ReturnAmounts,
  ReturnableLine,
  ReturnOrder,
} from '@/lib/returns/return-calls'
import { CONFIG, makeShop, renderInShop } from './shop-fixtures'

export const line = (change: Partial<ReturnableLine> = {}): ReturnableLine => ({
  lineId: '7',
  name: 'Omlottklänning',
  size: '38',
  colour: 'Midnatt',
  picture: 'wrap-dress.0.navy.floral.front.webp',
  path: '/p/omlottklanning',
  quantity: 2,
  returnable: 2,
  price: 499_00,
  isGift: false,
  needsSeal: false,
  lastDay: '2026-12-08',
  reason: null,
  exchanges: [{ skuId: 40, size: '40' }],
  ...change,
})
export const SKIRT = line({ lineId: '8', name: 'Kjol', size: '36', quantity: 1, returnable: 1, exchanges: [] })

/** A delivery in one parcel that is on its way. */
export const delivery = (change: Partial<OrderDelivery> = {}): OrderDelivery => ({
  state: 'sent',
  method: 'PostNord, till ombud',
  way: 'pickup',
  speed: 'normal',
  place: '111 22 Stockholm',
  parcels: [
    {
      number: 'KJ100001SE',
      carrier: 'PostNord',
      trackingLink: 'https://tracking.example.com/KJ100001SE',
      sentAt: '2026-11-23T08:00:00Z',
      lineIds: ['7', '8'],
    },
  ],
  ...change,
})

export const order = (change: Partial<ReturnOrder> = {}): ReturnOrder => ({
  orderNumber: '100001',
  orderedAt: '2026-11-20T10:00:00Z',
  deliveredAt: '2026-11-24T10:00:00Z',
  lastDay: '2026-12-08',
  isOpen: true,
  currency: 'SEK',
  mayRefundToBalance: false,
  delivery: delivery({ state: 'delivered' }),
  lines: [line(), SKIRT],
  returns: [],
  complaints: [],
  ...change,
})

export const amounts = (change: Partial<ReturnAmounts> = {}): ReturnAmounts => ({
  goods: 499_00,
  campaigns: [],
  delivery: 0,
  paymentFee: 0,
  total: 499_00,
  vat: 99_80,
  toPayment: 499_00,
  toBalance: 0,
  ...change,
})

export const REGISTERED: RegisteredReturn = {
  number: '700001',
  orderNumber: '100001',
  kind: 'return',
  status: 'registered',
  createdAt: '2026-11-28T10:00:00Z',
  sendBefore: '2026-12-12',
  canCancel: true,
  lines: [
    { lineId: '7', name: 'Omlottklänning', size: '38', picture: null, quantity: 1, approved: null, exchange: null },
  ],
  refundTo: 'payment',
  amounts: amounts(),
  refusal: null,
  history: [],
}

export const COMPLAINT: Complaint = {
  number: '700002',
  lineIds: ['7'],
  description: 'Sömmen har gått upp.',
  wish: 'repair',
  photos: [],
  createdAt: '2026-11-28T10:00:00Z',
  status: 'received',
  remedy: null,
  refusal: null,
  answeredAt: null,
}

type Sent = { call: string; headers: Record<string, string>; body: Record<string, unknown> }
/** Requests of the page, and the answers by name of the call; reset before each test. */
export const server: { sent: Sent[]; answers: Record<string, unknown> } = { sent: [], answers: {} }
export const refused = (problem: string, status = 404) => Response.json({ problem }, { status })

/** Replaces `fetch` before each test with one that answers from `server.answers` and records the requests. */
export const answerReturns = () =>
  beforeEach(() => {
    server.sent = []
    server.answers = {
      find: { access: 'access-1', accessUntil: '2026-11-28T11:00:00Z', order: order() },
      order: order(),
      preview: amounts(),
      register: REGISTERED,
      complain: COMPLAINT,
    }
    vi.stubGlobal('fetch', async (url: string, { body, headers }: RequestInit) => {
      const call = String(url).replace('/api/returns/', '')
      server.sent.push({ call, headers: headers as Record<string, string>, body: JSON.parse(String(body)) })
      const answer = server.answers[call]
      return answer instanceof Response ? answer.clone() : Response.json(answer ?? null)
    })
  })

async function render(path: string, view: typeof ReturnsView, shop: ReturnType<typeof makeShop>['shop']) {
  window.history.replaceState(null, '', path)
  renderInShop(await view({ site: CONFIG.site }), shop)
  await screen.findAllByRole('button', { name: /^Öppna beställningen|^Gå vidare|^Öppna en annan/ })
  return userEvent.setup()
}
/** Renders the page for an address and waits until its first button is shown. */
export const openReturns = (search = '', { shop } = makeShop()) =>
  render(`/registrera-retur${search}`, ReturnsView, shop)
export const openComplaint = (search = '', { shop } = makeShop()) =>
  render(`/reklamation${search}`, ComplaintView, shop)
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
export const title = (name: string) => screen.findByRole('heading', { level: 1, name })
export const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Returnera ${name}` })
export const callsOf = (call: string) => server.sent.filter((one) => one.call === call)

/** Opens the order by its number and e-mail address. */
export async function openByPair(search = '', openPage = openReturns) {
  const user = await openPage(search)
  await user.type(field('Ordernummer'), '100001')
  await user.type(field('E-post'), 'saga@mejl.se')
  press('Öppna beställningen')
  await title('Beställning 100001')
  return user
}

export const complaintProduct = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Fel på ${name}` })
export const complaintWish = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

/** Opens the order on the page of complaints and fills in the form. */
export async function fillInComplaint() {
  const user = await openByPair('', openComplaint)
  await user.click(complaintProduct('Omlottklänning, 38'))
  await user.type(field('Vad är fel?'), 'Sömmen har gått upp.')
  await user.click(complaintWish('Reparation'))
  return user
}
