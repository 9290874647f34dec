// Requests the pages that most shoppers open first, so that they are rendered before the first visit.
import { get } from 'node:http'
import { MARKET_CODES } from './market-codes.mjs'

const CATEGORIES = 4

/** HTML of a page; empty when the connection fails. Node does not resolve *.localhost, and `fetch` cannot set Host. */
const page = (port, host, path) =>
  new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path, headers: { host: `${host}.localhost:${port}` } }
    get(options, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => resolve(text))
    }).on('error', () => resolve(''))
  })

/** Requests the home page of each market and the first lists that it links to. */
export async function warm(port) {
  await Promise.all(
    MARKET_CODES.map(async (host) => {
      const home = await page(port, host, '/')
      const paths = [...new Set([...home.matchAll(/href="(\/c\/[^"?#]+)"/g)].map((match) => match[1]))]
      for (const path of paths.slice(0, CATEGORIES)) await page(port, host, path)
    }),
  )
}
