// Draws the logo public/icons/kajo.svg in the sizes for browsers and phones. Run it after a change of the logo and
// commit the pictures.
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { inRoot } from './run.mjs'

const mark = inRoot('public', 'icons', 'kajo.svg')
/** Sizes in px: installed web app (192, 512), home screen of an iPhone (180). */
const PICTURES = { 'kajo-192.png': 192, 'kajo-512.png': 512, 'apple-touch-icon.png': 180 }
/** Sizes in px for browser tabs, and for the results of search engines. */
const TAB_SIZES = [32, 48]

/** Draws the logo four times as large and scales it down, so that round edges are smooth in small sizes. */
const draw = (size) =>
  sharp(mark, { density: 96 * (size / 64) * 4 })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** An ICO file whose entries are PNGs; edges up to 255 pixels. */
function toIco(pngs) {
  const head = Buffer.alloc(6 + 16 * pngs.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pngs.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pngs.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pngs.map(({ png }) => png)])
}

for (const [name, size] of Object.entries(PICTURES)) writeFileSync(inRoot('public', 'icons', name), await draw(size))
const tabs = await Promise.all(TAB_SIZES.map(async (size) => ({ size, png: await draw(size) })))
writeFileSync(inRoot('public', 'favicon.ico'), toIco(tabs))
