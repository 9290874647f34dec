// Draws the pages most shoppers open first, so that the first of them does not wait.
import { get } from 'node:http'

const HOSTS = ['fi', 'se', 'no', 'dk']
const CATEGORIES = 4

/** A page's HTML, empty when it could not be had. Node does not resolve *.localhost, and its fetch sets Host itself. */
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

/** Asks for the home page of each market and for the first categories its menu links to. */
export async function warm(port) {
  await Promise.all(
    HOSTS.map(async (host) => {
      const home = await page(port, host, '/')
      const paths = [...new Set([...home.matchAll(/href="(\/c\/[^"?#]+)"/g)].map((match) => match[1]))]
      for (const path of paths.slice(0, CATEGORIES)) await page(port, host, path)
    }),
  )
}
