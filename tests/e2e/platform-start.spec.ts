import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { control, freePort } from '@/tests/support/private-shop'

type Started = { npm: ChildProcess; port: number; mockPort: number; ended: Promise<unknown> }

/** `npm start` on ports of its own, with a process group as a terminal gives it; resolves when it is ready. */
async function npmStart(): Promise<Started> {
  const [port, mockPort] = [await freePort(), await freePort()]
  const npm = spawn('npm', ['start'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      KAJO_SKIP_BUILD: '1',
      PORT: String(port),
      MOCK_PORT: String(mockPort),
      MOCK_STATE: `test-results/state-${mockPort}.json`,
    },
  })
  const ended = once(npm, 'exit')
  let output = ''
  npm.stdout?.on('data', (chunk) => (output += chunk))
  await expect.poll(() => output, { timeout: 150_000 }).toContain('Kajo is ready')
  return { npm, port, mockPort, ended }
}

const answersOn = (port: number, path: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    () => true,
    () => false,
  )

/** A page nobody has seen, asked for while the backend is slow; resolves when the backend has got the call. */
async function askSlowly({ port, mockPort }: Started): Promise<Promise<number>> {
  await control(mockPort, { fault: 'slow', ms: 2000, operations: ['products'] })
  const { calls } = await control(mockPort)
  const status = fetch(`http://127.0.0.1:${port}/fi/fi/c/takit?sort=PRICE`).then(
    (answer) => answer.status,
    () => 0,
  )
  await expect.poll(async () => (await control(mockPort)).calls.products ?? 0).toBeGreaterThan(calls.products ?? 0)
  return status
}

async function expectEnded({ port, mockPort, ended }: Started): Promise<void> {
  await ended
  await expect.poll(() => answersOn(port, '/api/health')).toBe(false)
  await expect.poll(() => answersOn(mockPort, '/health')).toBe(false)
  await rm(`test-results/state-${mockPort}.json`, { force: true })
}

/** The process that npm has become the parent of. */
const commandOf = ({ npm }: Started): number =>
  Number(readFileSync(`/proc/${npm.pid}/task/${npm.pid}/children`, 'utf8').trim().split(' ')[0])

test('npm start ends the shop before the mock backend, and leaves nothing behind', async () => {
  await test.step('SIGTERM to npm alone: the answer under way is finished', async () => {
    const started = await npmStart()
    const status = await askSlowly(started)
    started.npm.kill('SIGTERM')
    expect(await status).toBe(200)
    await expectEnded(started)
  })
  await test.step('Ctrl-C, which reaches the whole group: the same', async () => {
    const started = await npmStart()
    const status = await askSlowly(started)
    process.kill(-(started.npm.pid ?? 0), 'SIGINT')
    expect(await status).toBe(200)
    await expectEnded(started)
  })
  await test.step('a killed command takes its services with it', async () => {
    const started = await npmStart()
    process.kill(commandOf(started), 'SIGKILL')
    await expectEnded(started)
  })
})
