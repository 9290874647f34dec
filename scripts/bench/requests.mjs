// Measures requests per second for one address with a separate process (`load.mjs`).
import { capture, inRoot } from '../run.mjs'
import { readPage } from './read-page.mjs'

export const CONNECTIONS = 32

/**
 * @param {{ port: number, path: string, host: string }} subject @param {string} encoding @param {number} ms
 * @returns {Promise<{ perSecond: number, bytesEach: number }>}
 */
export async function load({ port, path, host }, encoding, ms) {
  const args = [`http://127.0.0.1:${port}${path}`, host, encoding, String(CONNECTIONS), String(ms)]
  const { code, output } = await capture(process.execPath, [inRoot('scripts/bench/load.mjs'), ...args])
  if (code !== 0) throw new Error(output)
  const result = JSON.parse(output.trim().split('\n').at(-1))
  if (Object.keys(result.statuses).join() !== '200')
    throw new Error(`${path} answered ${JSON.stringify(result.statuses)}`)
  return result
}

/** The first list that the home page links to, as a subject for `load`. @param {number} port */
export async function findLinkedList(port) {
  const host = `fi.localhost:${port}`
  const { html } = await readPage({ port, path: '/', host })
  const path = /href="(\/c\/[^"?#]+)"/.exec(html)?.[1]
  if (!path) throw new Error('The home page links to no list')
  return { port, path, host }
}
