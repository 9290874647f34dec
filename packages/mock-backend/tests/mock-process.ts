import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}

export type MockProcess = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

/** Starts the mock backend as a child process. `output` returns everything it has printed. */
export function startMockProcess(env: Record<string, string>): MockProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/mock-backend/server.ts'], {
    env: { ...process.env, MOCK_LOG: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  return { child, output: () => output, ended: once(child, 'close').then(([code]) => code) }
}

/** Resolves when the process prints that it is ready. Rejects with its output when it ends before. */
export async function untilReady({ child, output, ended }: MockProcess): Promise<void> {
  const endedEarly = ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${output()}`)))
  await Promise.race([once(child, 'message'), endedEarly])
}
