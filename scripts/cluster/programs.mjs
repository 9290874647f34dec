// The processes of a cluster by name. Each leads its own process group, so that Ctrl-C reaches only the command, and
// SIGKILL also ends the workers of nginx.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Time in ms until a program that does not end is killed; longer than the shop's drain time-out. */
const END_LIMIT = 15_000

/** @typedef {{ command: string, args: string[], env?: Record<string, string>, cwd?: string }} Program */

const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  try {
    process.kill(-Number(child.pid), signal)
  } catch {
    // The group has already ended.
  }
}

/**
 * @param {{ onExit?: (name: string, code: number | null) => void, log?: number | 'ignore' }} [options]
 *   `log`: file descriptor for their output
 */
export function createPrograms({ onExit = () => {}, log = 'ignore' } = {}) {
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  const running = new Map()
  const killAll = () => {
    for (const child of running.values()) signalGroup(child, 'SIGKILL')
  }
  // End all programs when the command itself ends early.
  process.on('exit', killAll)

  return {
    /** @param {string} name @param {Program} program */
    start(name, { command, args, env = {}, cwd }) {
      const child = spawn(command, args, {
        cwd,
        env: { ...process.env, ...env },
        detached: true,
        stdio: ['ignore', log, log],
      })
      running.set(name, child)
      child.once('error', () => running.delete(name))
      child.once('exit', (code) => {
        if (running.get(name) !== child) return
        running.delete(name)
        onExit(name, code)
      })
    },

    /** @param {string} name */
    isRunning: (name) => running.has(name),

    /** Process id of a program, for measurements. @param {string} name */
    pidOf: (name) => running.get(name)?.pid,

    /** Ends a program without calling `onExit`. @param {string} name @param {NodeJS.Signals} [signal] */
    async stop(name, signal = 'SIGTERM') {
      const child = running.get(name)
      if (!child) return
      running.delete(name)
      const gone = hasEnded(child) ? null : once(child, 'exit')
      const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), END_LIMIT)
      // On SIGTERM, shop and nginx end their own workers; SIGKILL must be sent to the whole group.
      if (signal === 'SIGKILL') signalGroup(child, signal)
      else child.kill(signal)
      await gone
      clearTimeout(timer)
    },

    killAll,
  }
}
