import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, HEADLESS_SHELL } from './scripts/chromium.mjs'

const port = Number(process.env.E2E_PORT ?? 3100)
const mockPort = Number(process.env.E2E_MOCK_PORT ?? 4100)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  // for a machine several times slower than the one this was written on; a passing test waits for nothing
  timeout: 180_000,
  expect: { timeout: 20_000 },
  fullyParallel: false,
  workers: 2,
  // scripts/count-browser-tests.mjs names what passes on its retry and limits how many may
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://fi.localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    // recording takes a third of a test's time, so only the retry is recorded
    trace: 'on-first-retry',
    // what a worker fetches escapes the tests' own routes; its own test lets it in
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: HEADLESS_SHELL,
      args: CHROMIUM_FLAGS,
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    env: {
      PORT: String(port),
      MOCK_PORT: String(mockPort),
      // a state of its own, which goes with the output of the last run: every run starts with full shelves
      MOCK_STATE: `test-results/e2e/state-${mockPort}.json`,
      REVALIDATE_SECRET: 'a-secret-for-the-tests-only',
    },
    url: `http://127.0.0.1:${port}/api/health`,
    // the build counts, where there is none yet
    timeout: 900_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
