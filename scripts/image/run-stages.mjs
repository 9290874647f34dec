// Runs the steps of a stage in folders on this machine, without a container, as the user that the stage names.
import { chmodSync, chownSync, cpSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../run.mjs'
import { lastOf } from './read-stages.mjs'

/** Only root can switch to another user. */
const isRoot = process.getuid?.() === 0

/** Parses `1000:1000` into the uid and gid options of a process. @param {string | undefined} user */
export function identityOf(user) {
  if (!isRoot || !user) return {}
  const [uid, gid] = user.split(':').map(Number)
  return { uid, gid }
}

/** @param {string} path @param {(path: string) => void} work */
function forEachFile(path, work) {
  work(path)
  const info = lstatSync(path)
  if (info.isDirectory()) for (const name of readdirSync(path)) forEachFile(join(path, name), work)
}

/** Changes the owner of a folder, if this process is root. */
function own(folder, { uid, gid }) {
  if (isRoot && uid !== undefined) {
    forEachFile(folder, (path) => lstatSync(path).isSymbolicLink() || chownSync(path, uid, gid))
  }
}

/** Makes files that belong to root in the image read-only: when this process is not root, the shop's user owns them. */
function protect(folder) {
  forEachFile(folder, (path) => {
    const info = lstatSync(path)
    if (!info.isSymbolicLink()) chmodSync(path, info.mode & 0o7555)
  })
}

/** Variables of the `ENV` steps, which have the form `A=1 B=2`. */
export const variablesOf = (stage) =>
  Object.fromEntries(
    stage.steps
      .filter(({ keyword }) => keyword === 'ENV')
      .flatMap(({ text }) => text.split(' '))
      .map((pair) => pair.split('=', 2)),
  )

function copyStep(text, { context, folders, folder }) {
  const words = text.split(' ')
  const options = words.filter((word) => word.startsWith('--'))
  const [target, ...sources] = words.filter((word) => !word.startsWith('--')).reverse()
  if (target !== './' && target !== '.') throw new Error(`COPY ${text}: only into the working folder`)
  const from = options.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  for (const source of sources) {
    const path = from ? folders.get(from) : join(context, source)
    const isFolder = lstatSync(path).isDirectory()
    cpSync(path, isFolder ? folder : join(folder, source), { recursive: true, verbatimSymlinks: true })
  }
  const owner = options.find((word) => word.startsWith('--chown='))?.slice('--chown='.length)
  if (owner === '0:0') protect(folder)
  own(folder, identityOf(owner))
}

/**
 * Runs the steps of a stage in order. Resolves to its folder, which represents its `WORKDIR`.
 * @param {import('./read-stages.mjs').Stage} stage
 * @param {{ context: string, root: string, folders: Map<string, string> }} place `folders`: of the earlier stages
 */
export async function runStage(stage, { context, root, folders }) {
  const folder = join(root, stage.name)
  mkdirSync(folder)
  const base = folders.get(stage.from)
  if (base) cpSync(base, folder, { recursive: true, verbatimSymlinks: true })
  const identity = identityOf(lastOf(stage, 'USER') ?? (base ? '1000:1000' : undefined))
  own(folder, identity)
  for (const { keyword, text } of stage.steps) {
    if (keyword === 'COPY') copyStep(text, { context, folders, folder })
    // Skip folders outside the working directory, which exist only in a container.
    if (keyword !== 'RUN' || text.startsWith('install -d')) continue
    const home = join(root, 'home')
    mkdirSync(home, { recursive: true })
    own(home, identity)
    const env = { ...variablesOf(stage), HOME: home, npm_config_cache: join(home, 'npm') }
    const code = await run('sh', ['-c', text], { cwd: folder, env, ...identity })
    if (code !== 0) throw new Error(`${stage.name}: "${text}" ended with code ${code}`)
  }
  folders.set(stage.name, folder)
  return folder
}
