// Shows that the shop builds and runs without its packages and without development dependencies: installs a copy of the
// last commit in a temporary folder, builds it, starts it in front of a running mock backend and asks for one page.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPage } from './bench/read-page.mjs'
import { answers, root, run } from './run.mjs'

/** Packages of the workspaces and of development that such an installation must not hold. */
const UNWANTED = ['@kajo/mock-backend', '@kajo/picture-studio', 'graphql-yoga', 'vitest']

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function must(command, args, options) {
  const code = await run(command, args, options)
  if (code !== 0) throw new Error(`${command} ${args[0]} ended with code ${code}`)
}

const children = []

async function launch(args, cwd, env, url) {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
  children.push(child)
  if (!(await answers(url, { alive: () => child.exitCode === null }))) throw new Error(`${url} does not answer`)
}

async function check(folder) {
  const [port, mockPort] = [await freePort(), await freePort()]
  const services = { COMMERCE_URL: `http://127.0.0.1:${mockPort}/graphql`, IMAGE_URL: `http://localhost:${mockPort}` }
  await must('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, folder])
  await must('npm', ['ci', '--omit=dev', '--workspaces=false', '--no-audit', '--no-fund'], { cwd: folder })
  const present = UNWANTED.filter((name) => existsSync(join(folder, 'node_modules', name)))
  if (present.length > 0) throw new Error(`Installed all the same: ${present.join(', ')}`)
  await must(process.execPath, ['scripts/build.mjs'], { cwd: folder, env: services })
  await launch(
    ['--import', 'tsx', 'packages/mock-backend/server.ts'],
    root,
    { MOCK_PORT: String(mockPort), MOCK_STATE: join(folder, 'state.json'), MOCK_LOG: 'silent' },
    `http://127.0.0.1:${mockPort}/health`,
  )
  await launch(
    ['scripts/serve.mjs'],
    folder,
    { ...services, PORT: String(port) },
    `http://127.0.0.1:${port}/api/health`,
  )
  const { status, html } = await readPage({ port, path: '/', host: `fi.localhost:${port}` })
  if (status !== 200 || !html.includes('<h1')) throw new Error(`The home page: ${status}`)
}

const folder = await mkdtemp(join(tmpdir(), 'kajo-production-'))
try {
  await check(folder)
  console.log('A production install builds and runs without packages/')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  for (const child of children) child.kill()
  await rm(folder, { recursive: true, force: true })
}
