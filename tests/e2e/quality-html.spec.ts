import { findPlaces } from '@/tests/support/find-places'
import { htmlProblems } from '@/tests/support/html-rules'
import { rawRequest } from '@/tests/support/raw-request'
import { expect, storefrontOf, TEXTS, test } from '@/tests/support/shop-test'

test('the server sends valid HTML for each kind of page', async () => {
  const { origin } = storefrontOf('no')
  const { list, products } = await findPlaces(origin)
  const [terms] = await contentPages(origin)
  const fixed = ['/kassen', '/checkout/confirm', '/checkout/klarna-fail', '/no-such-page', '/offline']
  for (const path of ['/', list, `${list}?page=2&sort=PRICE`, products[0] ?? '', terms ?? '', ...fixed]) {
    expect.soft(await htmlProblems((await rawRequest(origin, path)).body), path).toEqual([])
  }
})

/** Content pages the footer links to. */
async function contentPages(origin: string): Promise<string[]> {
  const { body } = await rawRequest(origin, '/')
  const footer = body.slice(body.lastIndexOf('<footer'))
  return [...footer.matchAll(/href="(\/[^"/?#]+)"/g)].map(([, path]) => path ?? '')
}

test('the error page is valid HTML', async ({ privateShop }) => {
  await privateShop.control({ fault: 'down' })
  const answer = await rawRequest(privateShop.origin('se'), '/p/not-seen-by-html')
  await privateShop.control({ fault: null })
  expect(answer.status).toBe(503)
  expect(answer.body).toContain(TEXTS.sv.errors.errorHeading)
  expect(await htmlProblems(answer.body)).toEqual([])
})
