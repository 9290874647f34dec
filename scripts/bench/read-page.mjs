import { request } from 'node:http'

/** Requests a page uncompressed. Does not use `fetch`, because it ignores a `host` header. */
export const readPage = ({ port, path, host, headers = {} }) =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { host, ...headers } }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => resolve({ status: answer.statusCode, html: Buffer.concat(chunks).toString('utf8') }))
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end()
  })
