// Checks the shop's image without containers: runs the steps of deploy/Dockerfile on a copy of the last commit in a
// temporary folder, as the user that they name, starts the result and requests its health check and one page.
import { spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBackend, stopAll } from './bench/launch.mjs'
import { readPage } from './bench/read-page.mjs'
import { freePort } from './free-port.mjs'
import { commandOf, lastOf, readStages } from './image/read-stages.mjs'
import { identityOf, runStage, variablesOf } from './image/run-stages.mjs'
import { answers, inRoot, root, run } from './run.mjs'

/** Workspace and development packages that the image must not contain. */
const UNWANTED = ['@kajo/mock-backend', '@kajo/picture-studio', 'graphql-yoga', 'vitest']
const STAGES = ['dependencies', 'build', 'shop']

const children = []

async function makeStages(place) {
  const stages = readStages(readFileSync(inRoot('deploy', 'Dockerfile'), 'utf8'))
  const folders = new Map()
  for (const name of STAGES) {
    const stage = stages.find((candidate) => candidate.name === name)
    if (!stage) throw new Error(`deploy/Dockerfile has no stage ${name}`)
    console.log(`Stage ${name}`)
    await runStage(stage, { ...place, folders })
  }
  return { stage: stages.find(({ name }) => name === 'shop'), folder: folders.get('shop') }
}

async function startShop({ stage, folder }, assets) {
  const [port, mockPort] = [await freePort(), await launchBackend()]
  const identity = identityOf(lastOf(stage, 'USER'))
  const env = {
    PATH: process.env.PATH,
    ...variablesOf(stage),
    PORT: String(port),
    ASSETS_DIR: assets,
    COMMERCE_URL: `http://127.0.0.1:${mockPort}/graphql`,
    IMAGE_URL: `http://localhost:${mockPort}`,
    PROVIDER_ORIGINS: `http://localhost:${mockPort}`,
    SEARCH_CLUSTER: `http://localhost:${mockPort}`,
    AUTH_URL: `http://localhost:${mockPort}/api/kajo_prod/`,
    SIGN_URL: `http://localhost:${mockPort}/auth/sign/kajo?identity=`,
    RETURNS_URL: `http://127.0.0.1:${mockPort}/returns/v1/`,
  }
  const [command, ...args] = commandOf(lastOf(stage, 'CMD'))
  const child = spawn(command, args, { cwd: folder, env, stdio: 'inherit', ...identity })
  children.push(child)
  const url = `http://127.0.0.1:${port}/api/health`
  if (!(await answers(url, { alive: () => child.exitCode === null }))) throw new Error('The shop does not answer')
  const [check, ...checkArgs] = commandOf(lastOf(stage, 'HEALTHCHECK'))
  const code = await run(check, checkArgs, { cwd: folder, env, ...identity })
  if (code !== 0) throw new Error(`The health check ended with code ${code}`)
  const { status, html } = await readPage({ port, path: '/', host: `fi.localhost:${port}` })
  if (status !== 200 || !html.includes('<h1')) throw new Error(`The home page: ${status}`)
}

/** Removes files and folders that deploy/Dockerfile.dockerignore does not name with `!`; only at the top level. */
async function leaveOut(context) {
  const lines = readFileSync(inRoot('deploy', 'Dockerfile.dockerignore'), 'utf8').split('\n')
  const kept = new Set(lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1)))
  for (const name of readdirSync(context)) if (!kept.has(name)) await rm(join(context, name), { recursive: true })
}

async function check(folder) {
  chmodSync(folder, 0o755)
  const [context, assets] = [join(folder, 'context'), join(folder, 'assets')]
  const code = await run('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, context])
  if (code !== 0) throw new Error('git cannot clone the last commit')
  await leaveOut(context)
  mkdirSync(assets)
  const made = await makeStages({ context, root: folder })
  const { uid, gid } = identityOf(lastOf(made.stage, 'USER'))
  if (uid !== undefined) chownSync(assets, uid, gid)
  const present = UNWANTED.filter((name) => existsSync(join(made.folder, 'node_modules', name)))
  if (present.length > 0) throw new Error(`Installed but not needed: ${present.join(', ')}`)
  await startShop(made, assets)
}

const folder = await mkdtemp(join(tmpdir(), 'kajo-image-'))
try {
  await check(folder)
  console.log('The steps of the image build and run a shop')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  for (const child of children) child.kill()
  await stopAll()
  await rm(folder, { recursive: true, force: true })
}
