import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { freePort } from '@/scripts/free-port.mjs'
import { FULL_RUN } from '@/tests/support/full-run'
import { control } from '@/tests/support/private-shop'

type Started = { npm: ChildProcess; port: number; mockPort: number; output: () => string }

const started: Started[] = []

/** `npm start` on ports of its own, in a process group as a terminal gives it. */
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
  let output = ''
  npm.stdout?.on('data', (chunk) => (output += chunk))
  const run = { npm, port, mockPort, output: () => output }
  started.push(run)
  return run
}

const signalGroup = ({ npm }: Started, signal: NodeJS.Signals) => process.kill(-(npm.pid ?? 0), signal)

test.afterEach(async () => {
  for (const run of started.splice(0)) {
    if (run.npm.exitCode === null && run.npm.signalCode === null) signalGroup(run, 'SIGKILL')
    await rm(`test-results/state-${run.mockPort}.json`, { force: true })
  }
})

const childrenOf = (pid: number): number[] => {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : []
}

/** The processes of the command and its two services, once the shop has been started. */
async function untilStarted({ npm }: Started): Promise<number[]> {
  const command = () => childrenOf(npm.pid ?? 0)[0] ?? 0
  await expect.poll(() => childrenOf(command()).length, { timeout: 100_000 }).toBe(2)
  return [command(), ...childrenOf(command())]
}

const expectEnded = (pids: number[]) =>
  expect.poll(() => pids.filter((pid) => existsSync(`/proc/${pid}`)), { timeout: 30_000 }).toEqual([])

/** Requests an uncached page while the backend is slow; returns its status when the backend has the request. */
async function askSlowly({ port, mockPort }: Started): Promise<{ status: Promise<number> }> {
  await control(mockPort, { fault: 'slow', ms: 2000, operations: ['products'] })
  const before = (await control(mockPort)).calls.products ?? 0
  const status = fetch(`http://127.0.0.1:${port}/fi/fi/c/takit?sort=PRICE`).then(
    (answer) => answer.status,
    () => 0,
  )
  await expect.poll(async () => (await control(mockPort)).calls.products ?? 0).toBeGreaterThan(before)
  return { status }
}

test('npm start ends the shop before the mock backend and leaves no process running', FULL_RUN, async () => {
  await test.step('on Ctrl-C, which reaches the whole process group, the page in progress is finished', async () => {
    const run = await npmStart()
    const pids = await untilStarted(run)
    await expect.poll(run.output, { timeout: 100_000 }).toContain('Kajo is ready')
    const { status } = await askSlowly(run)
    signalGroup(run, 'SIGINT')
    expect(await status).toBe(200)
    await expectEnded(pids)
  })
  await test.step('SIGTERM to npm alone', async () => {
    const run = await npmStart()
    const pids = await untilStarted(run)
    // a fast start may have said so already
    const before = run.output()
    run.npm.kill('SIGTERM')
    await expectEnded(pids)
    expect(run.output().slice(before.length)).not.toContain('Kajo is ready')
  })
  await test.step('when the command is killed, its services end', async () => {
    const pids = await untilStarted(await npmStart())
    process.kill(pids[0] ?? 0, 'SIGKILL')
    await expectEnded(pids)
  })
})
