// Writes the files of `deploy/` to a folder, with the addresses, ports and certificate of this machine.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../run.mjs'

/** A rate that is never reached: all visitors on this machine have one address, so a limit would count them as one. */
const UNLIMITED = '500000r/s'

/**
 * Applies all changes. Throws when a pattern does not match, because then the file in `deploy/` has changed.
 * @param {string} text @param {[RegExp | string, string][]} changes
 */
function replaceAll(text, changes) {
  return changes.reduce((changed, [from, to]) => {
    const result = changed.replaceAll(from, to)
    if (result === changed) throw new Error(`deploy/ does not contain ${from}`)
    return result
  }, text)
}

/** @param {string} name @param {string} address @returns {[RegExp, string][]} */
function backend(name, address) {
  const { hostname, port } = new URL(address)
  const place = new RegExp(`(backend ${name} \\{\\s+\\.host = ")[^"]*(";\\s+\\.port = ")[^"]*`, 'g')
  return [[place, `$1${hostname}$2${port || 80}`]]
}

/** @param {string | null} address of the picture service behind the edge @returns {[string, string][]} */
function pictureBackend(address) {
  if (!address) return []
  const { hostname, port } = new URL(address)
  return [['backend pictures none;', `backend pictures { .host = "${hostname}"; .port = "${port || 80}"; }`]]
}

/** @param {string} folder @param {{ http: number, https: number, varnish: number, redirect: number }} ports */
const nginxChanges = (folder, ports, { certificate, key }) => [
  ['/tmp/', `${folder}/`],
  ['/dev/stderr', 'stderr'],
  ['access_log /dev/stdout kajo', 'access_log off'],
  [/(zone=pages:10m rate=)\d+r\/s/g, `$1${UNLIMITED}`],
  [/server [\d.]+:6081/g, `server 127.0.0.1:${ports.varnish}`],
  ['/run/secrets/certificate_key', key],
  ['/run/secrets/certificate', certificate],
  ['listen 8080 default_server', `listen 127.0.0.1:${ports.redirect}`],
  // Also listen without TLS, for tools that do not trust the certificate.
  [
    'listen 8443 ssl http2 default_server;',
    `listen 127.0.0.1:${ports.https} ssl http2; listen 127.0.0.1:${ports.http};`,
  ],
]

/**
 * @param {string} folder
 * @param {{ shops: number[], varnish: number, https: number, http: number, redirect: number }} ports
 * @param {{ certificate: string, key: string, pictures: string | null }} options
 */
export function writeConfig(folder, ports, { pictures, ...tls }) {
  const change = (path, changes) =>
    writeFileSync(join(folder, path), replaceAll(readFileSync(inRoot('deploy', path), 'utf8'), changes))
  for (const name of ['varnish', 'nginx']) {
    mkdirSync(join(folder, name), { recursive: true })
    cpSync(inRoot('deploy', name), join(folder, name), { recursive: true })
  }
  const [one, two] = ports.shops.map((port) => `http://127.0.0.1:${port}`)
  change('varnish/backends.vcl', [
    ...backend('shop_one', one),
    ...backend('shop_two', two),
    ...pictureBackend(pictures),
  ])
  change('nginx/nginx.conf', nginxChanges(join(folder, 'nginx'), ports, tls))
}
