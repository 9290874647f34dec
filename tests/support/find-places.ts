import { rawRequest } from './raw-request'

/** Addresses as the shop's own pages link to them, without market or query. */
const linksIn = (html: string, start: string): string[] => [
  ...new Set([...html.matchAll(new RegExp(`href="(${start}[^"?#]+)"`, 'g'))].map(([, path]) => path ?? '')),
]

export const linksOf = async (origin: string, page: string, start: string): Promise<string[]> => {
  const { status, body } = await rawRequest(origin, page)
  if (status !== 200) throw new Error(`${page} answered ${status}`)
  return linksIn(body, start)
}

export type Places = { list: string; products: string[] }

/** A long list and the products on it, found from the home page on as a shopper would. */
export async function findPlaces(origin: string): Promise<Places> {
  const list = (await linksOf(origin, '/', '/c/'))[0]
  if (!list) throw new Error('The home page links to no list')
  return { list, products: await linksOf(origin, list, '/p/') }
}
