// Debian packages that tests and the cluster need besides Node.
import { existsSync } from 'node:fs'
import { CHROMIUM, HEADLESS_SHELL } from './chromium.mjs'
import { run } from './run.mjs'

/** The servers of deploy/, for their tests and the cluster. */
export const CLUSTER_PACKAGES = [
  { name: 'redis-server', file: '/usr/bin/redis-server' },
  { name: 'varnish', file: '/usr/sbin/varnishd' },
  { name: 'nginx', file: '/usr/sbin/nginx' },
  { name: 'libnginx-mod-http-brotli-filter', file: '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so' },
  { name: 'openssl', file: '/usr/bin/openssl' },
]

/** For the browser tests. */
export const BROWSERS = [
  { name: 'chromium', file: CHROMIUM },
  { name: 'chromium-headless-shell', file: HEADLESS_SHELL },
]

/**
 * The command that installs the missing packages; null when none is missing.
 * @param {{ name: string, file: string }[]} packages
 */
export function installCommand(packages, exists = existsSync) {
  const missing = packages.filter(({ file }) => !exists(file)).map(({ name }) => name)
  if (missing.length === 0) return null
  return `apt-get update && apt-get install -y --no-install-recommends ${missing.join(' ')}`
}

/**
 * Installs what is missing of these packages if this process is root; otherwise prints the command and exits with 1.
 * @param {{ name: string, file: string }[]} packages
 */
export async function systemPackages(packages) {
  const command = installCommand(packages)
  if (!command) return
  if (process.getuid?.() !== 0) {
    console.error(`The tests need packages of Debian. Run as root: ${command}`)
    process.exit(1)
  }
  const code = await run('sh', ['-c', command], {
    env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (code !== 0) process.exit(code)
}
