import { InMemoryCache } from '@apollo/client'
import { print } from 'graphql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CreateOrUpdateCheckoutDocument, PlaceOrderDocument } from '@/graphql/generated/graphql'
import { graphqlRequest } from '@/tests/support/graphql-request'

vi.mock('@/lib/config/env', () => ({
  env: () => ({
    COMMERCE_URL: 'http://backend.test/graphql',
    SHOP_DOMAINS: { se: 'https://www.shop.test' },
    WRITES_PER_MINUTE: 5000,
    EMAILS_PER_MINUTE: 5000,
  }),
}))

const { POST } = await import('@/app/graphql/route')

const fetchMock = vi.fn<typeof fetch>()
const textOf = (document: typeof PlaceOrderDocument | typeof CreateOrUpdateCheckoutDocument) =>
  print(new InMemoryCache().transformDocument(document))

type Asked = { host?: string; origin?: string; document?: Parameters<typeof textOf>[0] }

const send = async (
  checkoutUrls: unknown,
  { host = 'fi.shop.test', origin, document = PlaceOrderDocument }: Asked = {},
): Promise<string> => {
  const body = { query: textOf(document), variables: { cartId: 'c', checkout: { checkoutUrls } } }
  const answer = await POST(graphqlRequest(body, '192.0.2.1', { host, ...(origin && { origin }) }))
  if (answer.status === 200) return 'passed on'
  expect(answer.status).toBe(400)
  return (await answer.json()).errors[0].extensions.code
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  fetchMock.mockImplementation(async () => Response.json({ data: {} }))
})
afterEach(() => {
  fetchMock.mockReset()
  vi.unstubAllGlobals()
})

const OWN = 'http://fi.shop.test/checkout/confirm?oid={payment.uid}&cartid={geins.cartid}'

describe('T9 a payment returns to the shop', () => {
  it.each<[string, Asked]>([
    [OWN, {}],
    [OWN, { origin: 'http://fi.shop.test' }],
    ['http://127.0.0.1:3000/fi/fi/kassa', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
    ['https://www.shop.test/checkout/confirm', {}],
    ['https://www.shop.test/checkout/confirm', { host: 'www.shop.test', origin: 'https://www.shop.test' }],
    ['https://www.shop.test', { host: 'WWW.shop.test' }],
  ])('%s is accepted for %j', async (redirectUrl, asked) => {
    expect(await send({ redirectUrl, checkoutPageUrl: null }, asked)).toBe('passed on')
  })

  it.each<[string, Asked]>([
    ['http://evil.com/?{payment.uid}', {}],
    ['http://fi.shop.test@evil.com/', {}],
    ['http://user:secret@fi.shop.test/', {}],
    ['http://fi.shop.test.evil.com/', {}],
    ['http://fi.shop.test:81/', {}],
    ['http://fi.shop.test\\@evil.com/', {}],
    ['http://fi.shop.test/\n.evil.com', {}],
    [' http://fi.shop.test/', {}],
    ['//fi.shop.test/', {}],
    ['/checkout/confirm', {}],
    ['javascript:alert(1)', {}],
    ['ftp://fi.shop.test/', {}],
    ['https://fi.shop.test/', { origin: 'http://fi.shop.test' }],
    ['http://www.shop.test/', { host: 'www.shop.test', origin: 'http://www.shop.test' }],
  ])('%s is a 400 for %j, in each of the addresses', async (address, asked) => {
    expect(await send({ redirectUrl: address }, asked)).toBe('INVALID_URL')
    for (const name of ['checkoutPageUrl', 'termsPageUrl', 'anyOther'])
      expect(await send({ redirectUrl: 'https://www.shop.test/', [name]: address }, asked), name).toBe('INVALID_URL')
    const document = CreateOrUpdateCheckoutDocument
    expect(await send({ redirectUrl: address }, { ...asked, document })).toBe('INVALID_URL')
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it.each([
    null,
    undefined,
    {},
    { redirectUrl: '' },
    { redirectUrl: null, checkoutPageUrl: OWN },
    { redirectUrl: 1 },
    [],
  ])('an order with the addresses %j is a 400, because the service could complete it unpaid', async (checkoutUrls) => {
    expect(await send(checkoutUrls)).toBe('INVALID_URL')
  })

  it('choices without addresses are passed on', async () => {
    expect(await send(undefined, { document: CreateOrUpdateCheckoutDocument })).toBe('passed on')
  })
})
