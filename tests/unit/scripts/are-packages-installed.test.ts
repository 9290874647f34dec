import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { arePackagesInstalled } from '@/scripts/are-packages-installed.mjs'

type Packages = Record<string, { version: string; optional?: boolean }>
const folders: string[] = []

/** A project whose lock was written at `lockAt` and whose packages were installed at `installedAt`, epoch s. */
function project(lock: Packages, lockAt: number, installed: Packages | null, installedAt = 0): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kajo-lock-'))
  folders.push(folder)
  const write = (file: string, packages: Packages, at: number): void => {
    writeFileSync(file, JSON.stringify({ packages }))
    utimesSync(file, at, at)
  }
  write(path.join(folder, 'package-lock.json'), { '': { version: '1.0.0' }, ...lock }, lockAt)
  mkdirSync(path.join(folder, 'node_modules'))
  if (installed) write(path.join(folder, 'node_modules', '.package-lock.json'), installed, installedAt)
  return folder
}

const next = (version: string): Packages => ({ 'node_modules/next': { version } })

describe('packages', () => {
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true })
  })

  it('must be installed in a fresh clone', () => {
    expect(arePackagesInstalled(project(next('1.0.0'), 100, null))).toBe(false)
  })

  it('are installed after any installation', () => {
    expect(arePackagesInstalled(project(next('1.0.0'), 100, next('1.0.0'), 100))).toBe(true)
    expect(arePackagesInstalled(project(next('1.0.0'), 100, next('1.0.0'), 200))).toBe(true)
  })

  it('must be installed again when the lock file has other versions', () => {
    expect(arePackagesInstalled(project(next('2.0.0'), 200, next('1.0.0'), 100))).toBe(false)
    expect(
      arePackagesInstalled(project({ ...next('1.0.0'), zod: { version: '1.0.0' } }, 200, next('1.0.0'), 100)),
    ).toBe(false)
  })

  it('are installed when only the date of the lock file is newer, and without packages for other platforms', () => {
    const lock = { ...next('1.0.0'), 'node_modules/sharp-arm': { version: '1.0.0', optional: true } }
    expect(arePackagesInstalled(project(lock, 200, next('1.0.0'), 100))).toBe(true)
  })
})
