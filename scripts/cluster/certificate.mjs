import { join } from 'node:path'
import { capture } from '../run.mjs'

/**
 * Creates a self-signed certificate for hosts on this machine, valid for a month.
 * @param {string} folder @param {string[]} hosts @returns {Promise<{ certificate: string, key: string }>} paths
 */
export async function makeCertificate(folder, hosts) {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const names = hosts.map((host) => `DNS:${host}`).join(',')
  const { code, output } = await capture('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30'],
    ...['-subj', '/CN=Kajo on this machine', '-addext', `subjectAltName=${names}`, '-keyout', key, '-out', certificate],
  ])
  if (code !== 0) throw new Error(`openssl: ${output}`)
  return { certificate, key }
}
