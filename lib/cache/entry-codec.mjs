/**
 * @typedef {{ value: Record<string, unknown>, lastModified: number, tags: string[],
 *   cacheControl?: { revalidate: number | false, expire?: number } }} Entry
 */

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const HEADER_BYTES = 4

/** Big fields travel as raw bytes: in JSON they would cost a third more and a slow parse on every hit. */
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

/**
 * Packs an entry into one block of bytes, so that its length is its true cost in memory and in Redis.
 * @param {Entry} entry
 * @returns {Uint8Array}
 */
export function pack(entry) {
  const { rest, parts } = split(entry.value)
  const layout = parts.map(({ name, text, bytes }) => ({ name, text, length: bytes.byteLength }))
  const header = encoder.encode(JSON.stringify({ ...entry, value: rest, layout }))
  const total = parts.reduce((sum, part) => sum + part.bytes.byteLength, HEADER_BYTES + header.byteLength)
  const packed = new Uint8Array(total)
  new DataView(packed.buffer).setUint32(0, header.byteLength)
  packed.set(header, HEADER_BYTES)
  let offset = HEADER_BYTES + header.byteLength
  for (const { bytes } of parts) {
    packed.set(bytes, offset)
    offset += bytes.byteLength
  }
  return packed
}

/**
 * The reverse of `pack`. Byte fields are views into `packed`, not copies. Throws on foreign bytes.
 * @param {Uint8Array} packed
 * @returns {Entry}
 */
export function unpack(packed) {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  const headerLength = view.getUint32(0)
  let offset = HEADER_BYTES + headerLength
  const { layout, ...entry } = JSON.parse(decoder.decode(packed.subarray(HEADER_BYTES, offset)))
  const { hasSegments, ...value } = entry.value
  if (hasSegments) value.segmentData = new Map()
  for (const { name, text, length } of layout) {
    const bytes = Buffer.from(packed.buffer, packed.byteOffset + offset, length)
    const content = text ? decoder.decode(bytes) : bytes
    if (name.startsWith('segment:')) value.segmentData.set(name.slice('segment:'.length), content)
    else value[name] = content
    offset += length
  }
  return { ...entry, value }
}
