import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { shortHash } from '../../lib/cache/keys.mjs'

const PREFIX = '/_next/static/'
const LONGEST_NAME = 512
const MOST_BYTES = 8 * 1024 * 1024
/** A path segment. A leading dot is not allowed, which excludes `..` and temporary files. */
const PART = /^(?!\.)[\w.\-[\]()@~]+$/
const TYPES = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
}
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
}

/**
 * Path of a static file relative to `/_next/static/`, from a URL; null for any other URL.
 * @param {string | undefined} url
 */
export function staticName(url = '') {
  const [path] = url.split('?')
  if (!path.startsWith(PREFIX) || path.length > LONGEST_NAME) return null
  try {
    const name = decodeURIComponent(path.slice(PREFIX.length))
    return name.split('/').every((part) => PART.test(part)) && extname(name) in TYPES ? name : null
  } catch {
    return null
  }
}

/** Content of a regular file of at most `MOST_BYTES`; null for anything else. @param {string} path */
async function readFileOf(path) {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => null)
  try {
    const facts = await file?.stat()
    return facts?.isFile() && facts.size <= MOST_BYTES ? await file.readFile() : null
  } finally {
    await file?.close()
  }
}

/**
 * Serves static files of other builds, which run now or ran before, from the shared folder. Resolves to false when the
 * framework must answer.
 * @param {{ own: ReadonlySet<string>, shared: string }} options files of this build, and the folder
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<boolean>}
 */
export const serveShared =
  ({ own, shared }) =>
  async (request, response) => {
    const name = staticName(request.url)
    if (name === null || own.has(name)) return false
    const body = await readFileOf(join(shared, name))
    if (!body) return false
    for (const [header, value] of Object.entries(HEADERS)) response.setHeader(header, value)
    response.setHeader('content-type', TYPES[extname(name)])
    response.setHeader('content-length', body.length)
    response.setHeader('etag', `W/"${await shortHash(body)}"`)
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
