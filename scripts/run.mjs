// Process functions for the commands in this folder. They use no packages, because they run before the installation.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { arePackagesInstalled } from './are-packages-installed.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const inRoot = (...parts) => join(root, ...parts)
export const bin = (name) => inRoot('node_modules', '.bin', name)

const running = new Set()

/** Ends the commands that `run` has started. */
export function stopRunning() {
  for (const child of running) child.kill('SIGTERM')
}

/** Runs a command and shows its output. Resolves to the exit code: 127 if it cannot be started, 1 after a signal. */
export const run = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      ...options,
      env: { ...process.env, ...options.env },
    })
    running.add(child)
    const finish = (code) => {
      running.delete(child)
      resolve(code)
    }
    child.on('error', () => finish(127))
    child.on('exit', (code) => finish(code ?? 1))
  })

/** Runs a command without showing its output. Resolves to the exit code and the output. */
export const capture = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, ...options, env: { ...process.env, ...options.env } })
    let output = ''
    // Without this, a chunk could end within a multi-byte character.
    child.stdout.setEncoding('utf8')
    child.stderr.setEncoding('utf8')
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 127, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })

/** Requests a URL until its status is below 500. Resolves to false after `timeout` ms or when `alive` returns false. */
export async function answers(url, { timeout = 60_000, headers = {}, alive = () => true } = {}) {
  const end = Date.now() + timeout
  while (Date.now() < end && alive()) {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(5000) }).catch(() => null)
    if (answer && answer.status < 500) return true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return false
}

/** Installs the packages if they are missing or differ from the lock file. */
export async function install() {
  if (existsSync(bin('next')) && arePackagesInstalled(root)) return
  console.log('Installing packages')
  const code = await run('npm', ['ci', '--no-audit', '--no-fund'])
  if (code !== 0) process.exit(code)
}
