import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson } from '#commerce/http/send-json'

export const CONTAINER_PATH = '/gtm.js'
export const COLLECT_PATH = '/g/collect'

const YEAR = 31_536_000

/**
 * A container of a tag manager as the real one behaves: it takes the place of `dataLayer.push`, reads the entries of
 * before, obeys consent mode, and has one tag, which sends every event to `/g/collect` with the consent state (`gcs`).
 * Its cookies are those of Google's tags.
 */
const containerScript = (id: string): string => `(function (id) {
  var origin = new URL(document.currentScript.src).origin
  var layer = (window.dataLayer = window.dataLayer || [])
  var consent = {}
  function granted(name) { return consent[name] === 'granted' }
  function keep(name) {
    if (document.cookie.indexOf(name + '=') >= 0) return
    document.cookie = name + '=GA1.1.' + Math.floor(Math.random() * 1e9) + '; path=/; max-age=${YEAR}; samesite=lax'
  }
  function read(entry) {
    if (entry && entry[0] === 'consent') return void Object.assign(consent, entry[2])
    if (!entry || !entry.event || !(granted('analytics_storage') || granted('ad_storage'))) return
    if (granted('analytics_storage')) keep('_ga')
    if (granted('ad_storage')) keep('_gcl_au')
    var state = 'G1' + (granted('ad_storage') ? 1 : 0) + (granted('analytics_storage') ? 1 : 0)
    var query = new URLSearchParams({ tid: id, en: entry.event, gcs: state })
    navigator.sendBeacon(origin + '${COLLECT_PATH}?' + query)
  }
  var push = layer.push
  layer.push = function () {
    var result = push.apply(layer, arguments)
    Array.prototype.forEach.call(arguments, read)
    return result
  }
  layer.forEach(read)
})(${JSON.stringify(id)})
`

/** Serves the container `/gtm.js?id=GTM-…`; 404 for an id of another form, as the real service answers. */
export async function serveContainer(_request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  const id = url.searchParams.get('id') ?? ''
  if (!/^GTM-[A-Z0-9]{4,12}$/.test(id)) return sendJson(response, 404, { error: 'no such container' })
  response.writeHead(200, {
    'Content-Type': 'application/javascript; charset=utf-8',
    'Cache-Control': 'private, max-age=900',
  })
  response.end(containerScript(id))
}

/** Takes what the container's tag sends. Nothing of it is kept. */
export async function takeHit(request: IncomingMessage, response: ServerResponse): Promise<void> {
  request.resume()
  response.writeHead(204, { 'Cache-Control': 'no-store' })
  response.end()
}
