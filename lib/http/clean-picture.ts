import 'server-only'

/** Longest side of a picture as it is passed on, in pixels. */
const LONGEST_SIDE = 2000
const QUALITY = 82
/** A camera's 50 megapixels; a file of a few kilobytes can claim billions. */
const MOST_PIXELS = 51_000_000
/** Pictures that are decoded at once; each can take 200 MB. The others wait. */
const AT_ONCE = 2
/** In seconds. */
const LONGEST_WORK = 20

/** Why a file is not taken: neither JPEG, PNG nor WebP; damaged; more pixels than `MOST_PIXELS`. */
export type PictureRefusal = 'type' | 'broken' | 'pixels'

/** First characters of JPEG and PNG; WebP has its length between two of its words. */
const STARTS = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n']
const isPicture = (text: string): boolean =>
  STARTS.some((start) => text.startsWith(start)) || (text.startsWith('RIFF') && text.startsWith('WEBP', 8))
/** No camera writes this; a file that is a picture and a page does. */
const SCRIPT = /<(?:script|!doctype\s|iframe|\?php)/i

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < AT_ONCE) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/**
 * The picture in a file as a new JPEG of at most 2000 × 2000 pixels, drawn from its decoded pixels: without EXIF, place,
 * colour profile and whatever else the file holds. The type is read from the content.
 */
export async function cleanPicture(file: Uint8Array): Promise<Uint8Array<ArrayBuffer> | PictureRefusal> {
  const text = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1')
  if (!isPicture(text) || SCRIPT.test(text)) return 'type'
  // a native library, which only this needs
  const { default: sharp } = await import('sharp')
  try {
    const { buffer, byteOffset, byteLength } = await inTurn(() =>
      sharp(file, { failOn: 'error', limitInputPixels: MOST_PIXELS })
        .autoOrient()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: QUALITY })
        .timeout({ seconds: LONGEST_WORK })
        .toBuffer(),
    )
    return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength)
  } catch (error) {
    return /pixel limit/.test(String(error)) ? 'pixels' : 'broken'
  }
}
