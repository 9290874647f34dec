// Compares the shop alone, Varnish, nginx in front of Varnish with gzip and with brotli, and nginx serving the same
// page from a file. The order is reversed in every second round.
import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { createPrograms } from '../cluster/programs.mjs'
import { startCluster } from '../cluster/start-cluster.mjs'
import { freePort } from '../free-port.mjs'
import { answers } from '../run.mjs'
import { CLUSTER_PACKAGES, installCommand } from '../system-packages.mjs'
import { cpuTime } from './cpu-time.mjs'
import { median } from './median.mjs'
import { findLinkedList } from './requests.mjs'
import { wrk } from './wrk.mjs'

const GOAL = 0.5
const CONNECTIONS = [16, 64]
const WARM_UP_SECONDS = 1
/** `BENCH_TURN_MS` rounded up, because wrk counts in whole seconds. */
const TURN_SECONDS = Math.ceil(Number(process.env.BENCH_TURN_MS ?? 3000) / 1000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)

/** The bytes of a page as sent, without decompression. */
const readRaw = ({ port, path, host, encoding }) =>
  new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': encoding }
    const sent = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => resolve(Buffer.concat(chunks)))
    })
    sent.on('error', reject)
    sent.end()
  })

/** Starts nginx with the page as a precompressed file, as a reference for the fastest way to serve it. */
async function startFileServer(folder, page, programs) {
  const port = await freePort()
  mkdirSync(join(folder, 'page'), { recursive: true })
  writeFileSync(join(folder, 'page', 'page.html.gz'), page)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  // Started by root, nginx would run its workers as a user who cannot read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; ${user} worker_processes auto; pid ${folder}/nginx.pid; error_log stderr crit; events {}
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000;
  ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder}/page; gzip_static always; }
}
`,
  )
  programs.start('file', { command: 'nginx', args: ['-p', folder, '-c', join(folder, 'nginx.conf')] })
  const path = '/page.html'
  const isUp = await answers(`http://127.0.0.1:${port}${path}`, { alive: () => programs.isRunning('file') })
  if (!isUp) throw new Error('nginx does not serve the file')
  return { port, path, host: 'localhost', encoding: 'gzip', groups: [programs.pidOf('file')] }
}

async function subjectsOf(cluster, programs) {
  const { path } = await findLinkedList(cluster.ports.http)
  const host = 'fi.localhost'
  const at = (port, encoding, ...names) => ({ port, path, host, encoding, groups: names.map(cluster.pidOf) })
  const { ports } = cluster
  const shop = at(ports.shops[0], 'gzip', 'shop 1')
  return {
    'shop alone': shop,
    Varnish: at(ports.varnish, 'gzip', 'varnish'),
    'nginx and Varnish': at(ports.http, 'gzip', 'nginx', 'varnish'),
    'nginx and Varnish, brotli': at(ports.http, 'br', 'nginx', 'varnish'),
    'nginx, static file': await startFileServer(join(cluster.folder, 'file'), await readRaw(shop), programs),
  }
}

async function measure(subjects) {
  const turns = CONNECTIONS.flatMap((connections) => Object.keys(subjects).map((name) => ({ name, connections })))
  const seen = new Map(turns.map(({ name, connections }) => [`${name} ${connections}`, []]))
  for (const { name, connections } of turns) await wrk(subjects[name], connections, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, connections } of round % 2 ? turns.toReversed() : turns) {
      const before = cpuTime(subjects[name].groups)
      const result = await wrk(subjects[name], connections, TURN_SECONDS)
      const cpu = ((cpuTime(subjects[name].groups) - before) * 1000) / result.requests
      seen.get(`${name} ${connections}`).push({ ...result, cpu })
    }
  }
  return (name, connections, key) => median(seen.get(`${name} ${connections}`).map((result) => result[key]))
}

async function report(subjects, result) {
  for (const connections of CONNECTIONS) {
    console.log(`${connections} connections`)
    for (const [name, subject] of Object.entries(subjects)) {
      const cells = [
        `${result(name, connections, 'perSecond').toFixed(0).padStart(7)}/s`,
        `${result(name, connections, 'cpu').toFixed(0).padStart(6)} µs CPU`,
        `p99 ${result(name, connections, 'p99').toFixed(1).padStart(6)} ms`,
        `${(await readRaw(subject)).length} bytes`,
      ]
      console.log(`  ${name.padEnd(27)}${cells.join('  ')}`)
    }
  }
  const ratios = CONNECTIONS.map(
    (connections) =>
      result('Varnish', connections, 'perSecond') / result('nginx, static file', connections, 'perSecond'),
  )
  const words = ratios.map((ratio, index) => `${ratio.toFixed(2)} at ${CONNECTIONS[index]}`)
  console.log(
    `Requests per second, Varnish divided by nginx with a static file: ${words.join(', ')} connections; goal ${GOAL}`,
  )
  return ratios.every((ratio) => ratio >= GOAL)
}

/** Prints the results; resolves to true when every ratio reaches the goal. */
export async function benchCluster() {
  const command = installCommand([...CLUSTER_PACKAGES, { name: 'wrk', file: '/usr/bin/wrk' }])
  if (command) throw new Error(`This bench needs packages of Debian. Run as root: ${command}`)
  const cluster = await startCluster()
  const programs = createPrograms()
  try {
    const subjects = await subjectsOf(cluster, programs)
    console.log(`${ROUNDS} rounds of ${TURN_SECONDS} s, median`)
    return await report(subjects, await measure(subjects))
  } finally {
    await programs.stop('file')
    await cluster.stop()
  }
}
