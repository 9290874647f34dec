import { JSDOM } from 'jsdom'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/** A page as a crawler gets it: rendered on a server, parsed, its scripts not run. For tests without a document. */
export async function documentOf(page: ReactNode): Promise<Document> {
  const { prelude } = await prerender(page)
  return new JSDOM(await new Response(prelude as ReadableStream).text()).window.document
}
