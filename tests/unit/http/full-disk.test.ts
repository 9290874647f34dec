import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { shareAssets } from '@/scripts/serve/share-assets.mjs'

vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof import('node:fs/promises')>()),
  copyFile: async (_source: string, target: string) => {
    await writeFile(target, 'half')
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  },
}))

const folders: string[] = []
const makeFolder = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kajo-disk-'))
  folders.push(folder)
  return folder
}
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))))

it('a full disk is an error, and no partial file remains', async () => {
  const [own, shared] = [await makeFolder(), await makeFolder()]
  await writeFile(path.join(own, 'a-1.js'), 'whole')
  await expect(shareAssets({ own, shared })).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(await readdir(shared)).toEqual([])
})
