import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { isStudioName } from '#is-studio-name'
import { KEPT_FOLDER } from '#picture-store'
import { createRenderPool } from '#render-pool'
import { parseSceneName } from '#scenes/scene-names'

/** Target sizes of a stored packshot and a stored scene, in bytes. */
const AIM = { packshot: 45 * 1024, scene: 120 * 1024 }
const MOST = 12 * 1024 * 1024

/** Encodes a picture for the repository: quality 80, or lower when the file would be too large. */
async function slim(name: string, master: Buffer): Promise<Buffer> {
  const aim = parseSceneName(name) ? AIM.scene : AIM.packshot
  let smallest = master
  for (const quality of [80, 72, 64, 56]) {
    smallest = await sharp(master).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (smallest.length <= aim) return smallest
  }
  return smallest
}

async function weightOf(folder: string): Promise<number> {
  const files = (await readdir(folder)).filter((f) => f.endsWith('.webp'))
  const sizes = await Promise.all(files.map(async (f) => (await readFile(path.join(folder, f))).length))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Renders the pictures named on standard input, one on each line, into the folder `kept`, replacing existing ones. */
async function keep(): Promise<void> {
  await mkdir(KEPT_FOLDER, { recursive: true })
  const names = [...new Set((await text(process.stdin)).split(/\s+/).filter(Boolean))]
  const unknown = names.filter((name) => !isStudioName(name))
  if (unknown.length > 0) throw new Error(`The studio has no picture called ${unknown.join(', ')}`)
  const pool = createRenderPool({ workers: 2 })
  let done = 0
  await Promise.all(
    names.map(async (name) => {
      const data = await slim(name, await pool.render(name))
      await writeFile(path.join(KEPT_FOLDER, name), data)
      done += 1
      console.info(`${done}/${names.length} ${name} ${Math.round(data.length / 1024)} KB`)
    }),
  )
  await pool.close()
  const total = await weightOf(KEPT_FOLDER)
  console.info(`kept: ${(total / 1024 / 1024).toFixed(1)} MB`)
  if (total > MOST) throw new Error('The pictures in `kept` are larger than 12 MB')
}

keep().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
