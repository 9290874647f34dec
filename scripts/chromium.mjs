/**
 * Debian's Chromium, for browser tests and benchmarks. `chromium-headless-shell` is about a fifth faster, but it sends a
 * pointer event to every page it opens. The shop takes that for the first interaction and hydrates the page at once.
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
