// The browser and the Redis server the tests drive; both come from Debian.
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const NEEDED = [
  { name: 'chromium', file: '/usr/bin/chromium' },
  { name: 'redis-server', file: '/usr/bin/redis-server' },
]

/** Installs what is missing when root; otherwise prints the command and ends with 1. */
export async function systemPackages() {
  const missing = NEEDED.filter(({ file }) => !existsSync(file)).map(({ name }) => name)
  if (missing.length === 0) return
  const command = `apt-get update && apt-get install -y --no-install-recommends ${missing.join(' ')}`
  if (process.getuid?.() !== 0) {
    console.error(`The tests need ${missing.join(' and ')}. Run as root: ${command}`)
    process.exit(1)
  }
  const code = await run('sh', ['-c', command], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (code !== 0) process.exit(code)
}
