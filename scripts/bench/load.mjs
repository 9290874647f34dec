// Sends requests from a separate process, so that the load does not share a thread with the measured server.
// Arguments: address, host header, accept-encoding, connections, milliseconds. Prints one line of JSON.
import { Agent, request } from 'node:http'

const [address, host, encoding, connections, duration] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
const options = { agent, headers: { host, 'accept-encoding': encoding } }
const statuses = {}
let requests = 0
let bytes = 0

const ask = () =>
  new Promise((resolve, reject) => {
    const sent = request(address, options, (answer) => {
      answer.on('data', (chunk) => {
        bytes += chunk.length
      })
      answer.on('end', () => {
        statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
        requests += 1
        resolve()
      })
    })
    sent.on('error', reject)
    sent.end()
  })

const started = performance.now()
const end = started + Number(duration)
const visitor = async () => {
  while (performance.now() < end) await ask()
}
await Promise.all(Array.from({ length: Number(connections) }, visitor))
const seconds = (performance.now() - started) / 1000
console.log(JSON.stringify({ perSecond: requests / seconds, bytesEach: Math.round(bytes / requests), statuses }))
agent.destroy()
