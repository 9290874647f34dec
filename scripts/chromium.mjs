/**
 * Debian's Chromium, for browser tests and benchmarks. `chromium-headless-shell` takes a fifth less time, but reports a
 * pointer over every new page, which counts as the first interaction and hydrates the page at once.
 */
export const CHROMIUM = '/usr/bin/chromium'
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
