// The processes of a cluster, by name. Each one leads a group of its own, so that Ctrl-C reaches the command alone and
// a kill takes the workers of nginx along.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Longer than a shop takes to finish its answers. */
const END_LIMIT = 15_000

/** @typedef {{ command: string, args: string[], env?: Record<string, string>, cwd?: string }} Program */

const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  try {
    process.kill(-Number(child.pid), signal)
  } catch {
    // gone already
  }
}

/**
 * @param {{ onExit?: (name: string, code: number | null) => void, log?: number | 'ignore' }} [options]
 *   `log`: file descriptor for what they print
 */
export function createPrograms({ onExit = () => {}, log = 'ignore' } = {}) {
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  const running = new Map()
  const killAll = () => {
    for (const child of running.values()) signalGroup(child, 'SIGKILL')
  }
  // A command that ends early leaves no servers behind.
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

    /** Process id of the program, for measurements. @param {string} name */
    pidOf: (name) => running.get(name)?.pid,

    /** Ends a program without a word to `onExit`. @param {string} name @param {NodeJS.Signals} [signal] */
    async stop(name, signal = 'SIGTERM') {
      const child = running.get(name)
      if (!child) return
      running.delete(name)
      const gone = hasEnded(child) ? null : once(child, 'exit')
      const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), END_LIMIT)
      // A shop and nginx end their own workers in order; a kill has to name all of them.
      if (signal === 'SIGKILL') signalGroup(child, signal)
      else child.kill(signal)
      await gone
      clearTimeout(timer)
    },

    killAll,
  }
}
