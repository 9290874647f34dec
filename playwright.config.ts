import { defineConfig } from '@playwright/test'
import { CHROMIUM, CHROMIUM_FLAGS, HEADLESS_SHELL } from './scripts/chromium.mjs'
import { NOTHING_ALLOWED_COOKIES } from './tests/support/consent-cookies'

const port = Number(process.env.E2E_PORT ?? 3100)
const mockPort = Number(process.env.E2E_MOCK_PORT ?? 4100)

// Tests of frames, layout shifts and pictures. In the headless shell, one of them hung in most complete runs.
const MEASURES_RENDERING = /(quality-.*|states-catalogue)\.spec\.ts/
const browserAt = (executablePath: string) => ({ launchOptions: { executablePath, args: CHROMIUM_FLAGS } })

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  // for a machine several times slower than the one this was written on; passing tests do not wait for it
  timeout: 180_000,
  // An element that never comes fails after this time. On a machine too busy for it, the retry passes.
  expect: { timeout: 12_000 },
  fullyParallel: false,
  workers: 2,
  // `npm test` lists the tests that pass only on a retry
  retries: process.env.CI ? 2 : 1,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://fi.localhost:${port}`,
    actionTimeout: 15_000,
    // until the load event, with its pictures
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    // the tests of the consent banner start without it
    storageState: { cookies: NOTHING_ALLOWED_COOKIES, origins: [] },
    // recording takes a third of a test's time, so only the retry is recorded
    trace: 'on-first-retry',
    // a service worker's requests bypass `page.route`; its test allows it
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'chromium', testMatch: MEASURES_RENDERING, use: browserAt(CHROMIUM) },
    { name: 'headless-shell', testIgnore: MEASURES_RENDERING, use: browserAt(HEADLESS_SHELL) },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    env: {
      PORT: String(port),
      MOCK_PORT: String(mockPort),
      // In `outputDir`, which Playwright empties before a run, so every run starts with the initial stock.
      MOCK_STATE: `test-results/e2e/state-${mockPort}.json`,
      GTM_ID: 'GTM-KAJO1',
      GTM_ORIGIN: `http://localhost:${mockPort}`,
      REVALIDATE_SECRET: 'a-secret-for-the-tests-only',
      // all tests are one visitor
      RENDERINGS_PER_MINUTE: '100000',
    },
    url: `http://127.0.0.1:${port}/api/health`,
    // includes the build, if there is none yet
    timeout: 900_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
