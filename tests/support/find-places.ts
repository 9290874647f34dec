import { rawRequest } from './raw-request'

/** Distinct paths that begin with `start`, from the links of a page, without query and fragment. */
const linksIn = (html: string, start: string): string[] => [
  ...new Set([...html.matchAll(new RegExp(`href="(${start}[^"?#]+)"`, 'g'))].map(([, path]) => path ?? '')),
]

export const linksOf = async (origin: string, page: string, start: string): Promise<string[]> => {
  const { status, body } = await rawRequest(origin, page)
  if (status !== 200) throw new Error(`${page} answered ${status}`)
  return linksIn(body, start)
}

export type Places = { list: string; products: string[] }

/** The first list that the home page links to, and the products on it. */
export async function findPlaces(origin: string): Promise<Places> {
  const list = (await linksOf(origin, '/', '/c/'))[0]
  if (!list) throw new Error('The home page links to no list')
  return { list, products: await linksOf(origin, list, '/p/') }
}
