import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const root = new URL('./', import.meta.url).pathname

const FOLDERS = ['unit', 'component', 'contract', 'deploy'].map((kind) => `tests/${kind}`)
const PACKAGES = readdirSync(`${root}packages`).map((name) => `packages/${name}/tests`)

const TESTS = [...FOLDERS, ...PACKAGES].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
)

const textOf = (file: string) => readFileSync(`${root}${file}`, 'utf8')

/**
 * Files that need a process of their own: a mocked module, or the console that Next's testing module replaces, would
 * affect the next file in the same process.
 */
const LEAVES_TRACES = /@vitest-environment|vi\.(mock|doMock|resetModules)\(|next\/experimental\/testing\/server/
const isIsolated = (file: string) => LEAVES_TRACES.test(textOf(file))

/**
 * Files with a document run in a context of their own; a process would load jsdom again for each of them. The context
 * has no `crypto.subtle`, and its error for a module that fails to load has another message. Files that depend on
 * either run in a process.
 */
const NEEDS_PROCESS =
  /failed-loads|hydrate-on-first|hydration-moments|link-navigation|first-cart|browser-(client|documents|state)|follow-order/
const isInContext = (file: string) => textOf(file).includes('@vitest-environment') && !NEEDS_PROCESS.test(file)

const ALONE = TESTS.filter((file) => isIsolated(file) && !isInContext(file))

/** Files that load the mock backend, and with it the picture studio, whose sources Node imports through tsx. */
const loadsMock = (file: string) => textOf(file).includes('packages/mock-backend')
/** Loading tsx takes 0.6 s in every process. */
const WITH_TSX = ['--import', 'tsx']

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      // Here the files of late messages are whole catalogues; each part still gets the messages it declares.
      { find: /^@\/(messages\/\w+\.json)\?(idle|pressed)$/, replacement: `${root}$1` },
      { find: 'next/navigation', replacement: `${root}tests/support/next-navigation.ts` },
      { find: 'next-intl/server', replacement: `${root}tests/support/server-translations.ts` },
      { find: '@/', replacement: root },
      { find: /^(server|client)-only$/, replacement: `${root}tests/support/empty.ts` },
    ],
  },
  test: {
    env: { MOCK_LOG: 'silent' },
    setupFiles: ['tests/support/wait-longer.ts', 'tests/support/web-locks.ts'],
    // `npm test` lists the tests that pass only on a retry
    retry: process.env.CI ? 2 : 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    server: {
      deps: {
        // Inlined, so that the tests of the service worker can load Workbox's modules again.
        inline: ['next-intl', /workbox-/],
        // Loaded by Node: Vite turns each use of an imported name into a call, so drawing takes three times as long.
        external: [/picture-studio\/(?!tests)/],
      },
    },
    // Vitest's default, cores minus one, is a single worker on two cores
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A process for each file takes longer than most of its tests.
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: TESTS.filter((file) => !isIsolated(file)),
          isolate: false,
          execArgv: WITH_TSX,
        },
      },
      { extends: true, test: { name: 'document', include: TESTS.filter(isInContext), pool: 'vmThreads' } },
      { extends: true, test: { name: 'isolated', include: ALONE.filter((file) => !loadsMock(file)) } },
      { extends: true, test: { name: 'isolated mock', include: ALONE.filter(loadsMock), execArgv: WITH_TSX } },
    ],
  },
})
