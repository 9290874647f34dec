import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

const KEPT = 'packages/picture-studio/kept'
const tokens = readFileSync('app/styles/tokens.css', 'utf8')
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const token = (name: string) => channels(new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1] ?? '')

/** The colour most of a picture's pixels are close to, as red, green and blue. */
async function dominantColour(file: string): Promise<number[]> {
  const pixels = await sharp(path.join(KEPT, file)).resize(40, 50).removeAlpha().raw().toBuffer()
  const groups = new Map<string, number[]>()
  for (let at = 0; at < pixels.length; at += 3) {
    const key = [...pixels.subarray(at, at + 3)].map((value) => value >> 4).join()
    groups.set(key, [...(groups.get(key) ?? []), at])
  }
  const [largest = []] = [...groups.values()].sort((a, b) => b.length - a.length)
  return [0, 1, 2].map((channel) => {
    const sum = largest.reduce((total, at) => total + (pixels[at + channel] ?? 0), 0)
    return sum / largest.length
  })
}

const farthest = (a: number[], b: number[]) => Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))))

describe('the background of a picture placeholder is the most frequent colour of the picture', () => {
  const files = readdirSync(KEPT)
  // garments that fill their frame are fewer than those that do not; each kind once is enough
  const products = [...new Map(files.filter((f) => /\.front\./.test(f)).map((f) => [f.split('.')[0], f])).values()]
  // pictures that fill a place of their own; still lives stand on plinths of darker stone
  const walls = files.filter((file) => /^scene\.(hero|category|campaign|insert|outfit)/.test(file))

  it.each(products)('%s on the studio tone', async (file) => {
    expect(farthest(await dominantColour(file), token('studio'))).toBeLessThan(6)
  })

  it.each(walls)('%s on the tone of the wall', async (file) => {
    expect(farthest(await dominantColour(file), token('wall'))).toBeLessThan(24)
  })

  it('both backgrounds are tested', () => {
    expect(products.length).toBeGreaterThan(20)
    expect(walls.length).toBeGreaterThan(20)
  })
})
