import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { ANNA, EVE, hashOf, it, NOBODY, RIGHT, serveAuth, statusOf } from './auth-fixture'

const MINUTE = 60_000

describe('guessing a password', () => {
  it('locks the name after ten wrong ones, with the answer of a wrong one; the lock ends after 15 minutes', async ({
    shop,
  }) => {
    for (let i = 0; i < 10; i += 1) expect(await statusOf(shop.login(ANNA, `wrong${i}`))).toBe(401)
    const locked = await shop.login(ANNA, RIGHT)
    expect([locked.status, locked.text, locked.refreshToken]).toEqual([401, '{}', ''])
    const change = shop.enter('password', ANNA, { password: RIGHT, newPassword: 'secret2' })
    expect(await statusOf(change)).toBe(401)
    await shop.register(EVE, RIGHT)
    expect(await statusOf(shop.login(EVE, RIGHT))).toBe(200)
    shop.time.now += 14 * MINUTE
    expect(await statusOf(shop.login(ANNA, 'wrong'))).toBe(401)
    // An attempt while it is locked does not lock it for longer.
    shop.time.now += MINUTE
    expect(await statusOf(shop.login(ANNA, RIGHT))).toBe(200)
  })

  it('nine wrong passwords do not lock the account, and a correct one resets the count', async ({ shop }) => {
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 9; i += 1) await shop.login(ANNA, 'wrong')
      expect(await statusOf(shop.login(ANNA, RIGHT))).toBe(200)
    }
  })

  it('at once does not help: of 30 concurrent guesses at most ten are judged', async ({ shop }) => {
    const guesses = [...Array.from({ length: 30 }, (_, i) => `wrong${i}`), RIGHT]
    const signatures = await Promise.all(guesses.map(() => shop.signed(ANNA)))
    const statuses: number[] = []
    await Promise.all(
      guesses.map(async (guess, i) => {
        const body = { username: ANNA, signature: signatures[i], password: hashOf(guess) }
        statuses.push(await statusOf(shop.post('login', body)))
      }),
    )
    // The right one may be judged among the first ten, but the name is locked afterwards in any case.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
    expect(await statusOf(shop.login(ANNA, RIGHT))).toBe(401)
  })

  it('tells by answer and time nothing about names without an account', async ({ shop }) => {
    const attempt = async (username: string) => {
      const body = { username, signature: await shop.signed(username), password: hashOf('wrong') }
      const started = performance.now()
      const { status, text, refreshToken } = await shop.post('login', body)
      return { answer: [status, text, refreshToken], ms: performance.now() - started }
    }
    const known = []
    const unknown = []
    for (let i = 0; i < 12; i += 1) {
      known.push(await attempt(ANNA))
      unknown.push(await attempt(NOBODY))
    }
    expect(unknown.map(({ answer }) => answer)).toEqual(known.map(({ answer }) => answer))
    // The minimum excludes other load of the machine. Without the comparison with a dummy the ratio is below 0.1.
    const fastest = (attempts: { ms: number }[]) => Math.min(...attempts.map(({ ms }) => ms))
    expect(fastest(unknown)).toBeGreaterThan(0.5 * fastest(known))
  })

  it('a forgotten password waits for the disk as long for a name without an account', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kajo-attacks-'))
    const file = join(folder, 'state.json')
    const stored = await serveAuth({ file })
    await stored.register(ANNA, RIGHT)
    const linesFor = async (email: string) => {
      const before = readFileSync(file, 'utf8').split('\n').length
      const { text } = await stored.graphql(`mutation { requestPasswordReset(email: "${email}") }`)
      return { text, lines: readFileSync(file, 'utf8').split('\n').length - before }
    }
    const known = await linesFor(ANNA)
    expect(known.lines).toBe(1)
    expect(await linesFor(NOBODY)).toEqual(known)
    await stored.close()
    rmSync(folder, { recursive: true })
  })
})

it('registering an existing address changes nothing', async ({ shop }) => {
  for (const name of [ANNA, ` ${ANNA.toUpperCase()} `]) {
    expect(await shop.register(name, 'secret2')).toMatchObject({ status: 409, body: {}, refreshToken: '' })
  }
  expect(await statusOf(shop.login(ANNA, 'secret2'))).toBe(401)
  expect(await statusOf(shop.login(ANNA, RIGHT))).toBe(200)
  const concurrent = await Promise.all([shop.register(EVE, 'secret1'), shop.register(EVE, 'secret2')])
  expect(concurrent.map(({ status }) => status).sort()).toEqual([200, 409])
})
