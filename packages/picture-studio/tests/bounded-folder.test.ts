import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { boundedFolder } from '#bounded-folder'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'kajo-folder-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

describe('bounded folder', () => {
  const bytes = (n: number) => Buffer.alloc(n, 1)

  it('removes the least recently used files', async () => {
    const folder = boundedFolder(dir, 25)
    await folder.write('a', bytes(10))
    await folder.write('b', bytes(10))
    await folder.read('a')
    await folder.write('c', bytes(10))
    expect((await readdir(dir)).sort()).toEqual(['a', 'c'])
    expect(await folder.read('b')).toBeNull()
  })

  it('is read by concurrent requests for the same file', async () => {
    const folder = boundedFolder(dir, 25)
    await folder.write('a', bytes(10))
    const found = await Promise.all([folder.read('a'), folder.read('a')])
    expect(found.map((data) => data?.length)).toEqual([10, 10])
  })

  it('counts existing files', async () => {
    await writeFile(path.join(dir, 'old'), bytes(20))
    const folder = boundedFolder(dir, 25)
    await folder.write('new', bytes(10))
    expect(await readdir(dir)).toEqual(['new'])
  })

  it('leaves no temporary file when a write fails, and removes those of a killed process', async () => {
    await writeFile(path.join(dir, '.4711-0.part'), bytes(10))
    await writeFile(path.join(dir, '.4711-1.part'), bytes(10))
    const longAgo = new Date(Date.now() - 3_600_000)
    await utimes(path.join(dir, '.4711-0.part'), longAgo, longAgo)
    await mkdir(path.join(dir, 'blocked'))
    const folder = boundedFolder(dir, 15)
    await expect(folder.write('blocked', bytes(10))).rejects.toThrow()
    await folder.write('a', bytes(10))
    expect((await readdir(dir)).sort()).toEqual(['.4711-1.part', 'a', 'blocked'])
  })

  it('works after the folder has been emptied', async () => {
    const folder = boundedFolder(dir, 100)
    await folder.write('a', bytes(10))
    await rm(dir, { recursive: true })
    expect(await folder.read('a')).toBeNull()
    await folder.write('a', bytes(5))
    expect(await folder.read('a')).toHaveLength(5)
  })
})
