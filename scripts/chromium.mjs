/** Debian's Chromium, for benchmarks and screenshots. */
export const CHROMIUM = '/usr/bin/chromium'
/**
 * The same browser without its window, for browser tests: it needs about a fifth less processor time. It reports a mouse at
 * 0,0 to the first frame it draws, see `skipFirstPointer` in tests/support/shop-test.ts.
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
