/** Chromium as packaged by Debian, for benchmarks, screenshots and browser tests that measure rendering. */
export const CHROMIUM = '/usr/bin/chromium'
/**
 * The same version without a user interface, in which the other browser tests need about a fifth less processor time.
 * It sends mouse events when a tab renders its first frame; see the fixture `page` in tests/support/shop-test.ts.
 */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
