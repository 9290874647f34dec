import { expect } from '@playwright/test'
import { askShop, type Cluster, cacheOf, test, visit } from '@/tests/support/cluster-test'
import { linksOf } from '@/tests/support/find-places'
import { control } from '@/tests/support/private-shop'
import { sendRevalidation } from '@/tests/support/send-revalidation'

const SECOND = 1000
/** A slow machine gets more than a second: three times what it needs to render a page. */
const RENDERINGS = 3

const QUERY =
  'query p($alias: String) { product(alias: $alias, channelId: "1|fi", marketId: "fi", languageId: "fi-FI") { productId } }'

async function productIdOf({ ports }: Cluster, path: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${ports.mock}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY, variables: { alias: path.split('/').at(-1) } }),
  })
  const { data } = (await answer.json()) as { data: { product: { productId: number } } }
  return data.product.productId
}

/** A price that no other product has, in cents and as the shop formats it, without spaces. */
const amountOf = (cents: number) => ({ amount: cents, text: (cents / 100).toFixed(2).replace('.', ',') })

const shows = (body: string, text: string) => body.replace(/[\s\u00a0\u202f]/g, '').includes(text)

const headingOf = ({ body }: { body: string }) => /<h1[^>]*>([^<]*)/.exec(body)?.[1] ?? ''

/** Home, the first product it links to, a list with that product and a search for its name. */
async function pagesOfProduct(cluster: Cluster): Promise<{ pages: string[]; product: string }> {
  const fi = `http://fi.localhost:${cluster.ports.http}`
  const [product = ''] = await linksOf(fi, '/', '/p/')
  const lists = [product.replace(/^\/p\/(.*)\/[^/]+$/, '/c/$1'), ...(await linksOf(fi, '/', '/c/'))]
  for (const list of lists) {
    const { status, body } = await visit(cluster, list)
    if (status !== 200 || !body.includes(`href="${product}"`)) continue
    const search = `/s/${encodeURIComponent(headingOf(await visit(cluster, product)))}`
    expect((await visit(cluster, search)).body, search).toContain(`href="${product}"`)
    return { pages: ['/', product, search, list], product }
  }
  throw new Error(`No list has ${product}`)
}

/** Time in ms until every page shows `text` through the edge. */
async function timeUntilShown(cluster: Cluster, pages: readonly string[], text: string): Promise<number> {
  const started = Date.now()
  const polls = pages.map((path) =>
    expect
      .poll(async () => shows((await visit(cluster, path)).body, text), { message: path, intervals: [20] })
      .toBe(true),
  )
  await Promise.all(polls)
  return Date.now() - started
}

/** Time in ms that this machine needs at present to render the slowest of three uncached pages of a list. */
async function measureRenderTime(cluster: Cluster, list = '/'): Promise<number> {
  const uncached = ['PRICE', 'PRICE_DESC', 'LATEST'].map((sort) => askShop(cluster, 0, `${list}?sort=${sort}&page=2`))
  return Math.round(Math.max(...(await Promise.all(uncached)).map(({ ms }) => ms)))
}

export function freshnessTests(): void {
  test('a price change is seen on home, list, search and product within a second, at the edge and on both shops', async ({
    cluster,
  }) => {
    const { pages, product } = await pagesOfProduct(cluster)
    const productId = await productIdOf(cluster, product)
    const times: number[] = []
    for (const [round, cents] of [123_450, 98_760, 111_110].entries()) {
      const { amount, text } = amountOf(cents)
      for (const path of pages) {
        await expect.poll(async () => cacheOf(await visit(cluster, path)), { message: path }).toBe('hit')
      }
      await control(cluster.ports.mock, { price: { productId, market: 'fi', amount } })
      const shop = `http://fi.localhost:${cluster.ports.shops[round % 2]}`
      const started = Date.now()
      expect(await sendRevalidation(shop, ['fi:price'])).toBe(200)
      const revalidationTime = Date.now() - started
      times.push(revalidationTime + (await timeUntilShown(cluster, pages, text)))
      for (const path of pages) {
        for (const index of [0, 1]) expect(shows((await askShop(cluster, index, path)).body, text), path).toBe(true)
      }
    }
    const renderTime = await measureRenderTime(cluster, pages.at(-1))
    const limit = Math.max(SECOND, RENDERINGS * renderTime)
    expect(Math.min(...times), `${times.join(', ')} ms, a page is rendered in ${renderTime}`).toBeLessThan(limit)
  })

  test('a purge of one product leaves the others in the cache', async ({ cluster }) => {
    const [one = '', two = ''] = await linksOf(`http://fi.localhost:${cluster.ports.http}`, '/', '/p/')
    for (const path of [one, two, one, two]) await visit(cluster, path)
    const tag = `fi:product:${one.split('/').at(-1)}`
    expect(await sendRevalidation(`http://fi.localhost:${cluster.ports.http}`, [tag]), 'through the edge').toBe(200)
    expect(cacheOf(await visit(cluster, two))).toBe('hit')
    expect(cacheOf(await visit(cluster, one))).toBe('miss')
    expect(cacheOf(await visit(cluster, one))).toBe('hit')
  })
}
