/**
 * @typedef {{ value: Record<string, any>, lastModified: number, tags: string[],
 *   cacheControl?: { revalidate: number | false, expire?: number } }} Entry
 */

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const HEADER_BYTES = 4
/** First byte of every packed entry; other versions of the format are ignored. */
const VERSION = 2
/** Second byte: how the rest is written. */
const PLAIN = 0
const DEFLATED = 1
const PREFIX_BYTES = 2
/** In bytes. Compressing a smaller entry costs more than it saves. */
const SMALL = 4096
/** The fastest level: list pages shrink to a tenth, higher levels gain little and cost several times as much. */
const LEVEL = 1

// This file is also compiled for the edge, which has no zlib: the compilers must neither follow nor report the import.
const ZLIB = 'node:zlib'
const zlib = () => import(/* webpackIgnore: true, turbopackIgnore: true */ ZLIB)

/** @param {Uint8Array} bytes @returns {Promise<Buffer>} */
async function deflate(bytes) {
  const { deflate: run } = await zlib()
  return new Promise((resolve, reject) =>
    run(bytes, { level: LEVEL }, (error, result) => (error ? reject(error) : resolve(result))),
  )
}

/** Fails on damaged bytes: the format carries a checksum. @param {Uint8Array} bytes @returns {Promise<Buffer>} */
async function inflate(bytes) {
  const { inflate: run } = await zlib()
  return new Promise((resolve, reject) => run(bytes, (error, result) => (error ? reject(error) : resolve(result))))
}

/** Large fields are stored as raw bytes: as JSON they would be a third larger and slow to parse on every hit. */
function split(value) {
  const { html, rscData, segmentData, body, ...rest } = value
  const parts = []
  const add = (name, content) => {
    if (typeof content === 'string') parts.push({ name, text: true, bytes: encoder.encode(content) })
    else if (content) parts.push({ name, text: false, bytes: content })
  }
  add('html', html)
  add('rscData', rscData)
  add('body', body)
  for (const [path, bytes] of segmentData ?? []) add(`segment:${path}`, bytes)
  return { rest: { ...rest, hasSegments: Boolean(segmentData) }, parts }
}

function join({ rest, parts }, entry) {
  const layout = parts.map(({ name, text, bytes }) => ({ name, text, length: bytes.byteLength }))
  const header = encoder.encode(JSON.stringify({ ...entry, value: rest, layout }))
  const total = parts.reduce((sum, part) => sum + part.bytes.byteLength, HEADER_BYTES + header.byteLength)
  const joined = new Uint8Array(total)
  new DataView(joined.buffer).setUint32(0, header.byteLength)
  joined.set(header, HEADER_BYTES)
  let offset = HEADER_BYTES + header.byteLength
  for (const { bytes } of parts) {
    joined.set(bytes, offset)
    offset += bytes.byteLength
  }
  return joined
}

/**
 * Packs an entry into one compressed block of bytes, whose length is what the entry costs in memory and in Redis.
 * @param {Entry} entry
 * @returns {Promise<Uint8Array>}
 */
export async function pack(entry) {
  const joined = join(split(entry.value), entry)
  const isSmall = joined.byteLength < SMALL
  const content = isSmall ? joined : await deflate(joined)
  const packed = new Uint8Array(content.byteLength + PREFIX_BYTES)
  packed.set([VERSION, isSmall ? PLAIN : DEFLATED])
  packed.set(content, PREFIX_BYTES)
  return packed
}

/** Byte fields are views into `joined`, not copies. Throws on a layout that does not fit. */
function separate(joined) {
  const headerLength = joined.readUInt32BE(0)
  let offset = HEADER_BYTES + headerLength
  const { layout, ...entry } = JSON.parse(decoder.decode(joined.subarray(HEADER_BYTES, offset)))
  const { hasSegments, ...value } = entry.value
  if (hasSegments) value.segmentData = new Map()
  for (const { name, text, length } of layout) {
    const bytes = Buffer.from(joined.buffer, joined.byteOffset + offset, length)
    const content = text ? decoder.decode(bytes) : bytes
    if (name.startsWith('segment:')) value.segmentData.set(name.slice('segment:'.length), content)
    else value[name] = content
    offset += length
  }
  return { ...entry, value }
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isStatus = (status) => status === undefined || (Number.isInteger(status) && status >= 200 && status < 600)

/** The fields of each kind that the framework reads without checking; a wrong one would cause a 500. */
const VALUE_CHECKS = {
  APP_PAGE: ({ html, headers, status }) => typeof html === 'string' && isObject(headers ?? {}) && isStatus(status),
  APP_ROUTE: ({ body, headers, status }) => body instanceof Uint8Array && isObject(headers) && isStatus(status),
  FETCH: ({ data, revalidate }) => typeof data?.body === 'string' && Number.isFinite(revalidate),
}

/** @param {any} entry @returns {boolean} */
function isEntry({ value, lastModified, tags, cacheControl }) {
  const knownTags = Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')
  if (!Number.isFinite(lastModified) || !knownTags || !isObject(cacheControl ?? {})) return false
  return isObject(value) && Object.hasOwn(VALUE_CHECKS, value.kind) && VALUE_CHECKS[value.kind](value)
}

/**
 * The reverse of `pack`; `size` is the unpacked size in bytes. Null for anything but a complete entry of this version.
 * @param {Uint8Array} packed
 * @returns {Promise<{ entry: Entry, size: number } | null>}
 */
export async function unpack(packed) {
  const [version, method] = packed
  if (version !== VERSION || (method !== PLAIN && method !== DEFLATED)) return null
  try {
    const content = Buffer.from(packed.buffer, packed.byteOffset + PREFIX_BYTES, packed.byteLength - PREFIX_BYTES)
    const joined = method === DEFLATED ? await inflate(content) : content
    const entry = separate(joined)
    return isEntry(entry) ? { entry, size: joined.byteLength } : null
  } catch {
    return null
  }
}
