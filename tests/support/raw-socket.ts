import { once } from 'node:events'
import { connect } from 'node:net'

/** Sends text to a port exactly as it is written and returns everything that comes back until the server hangs up. */
export async function rawSocket(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    answer += chunk
  })
  // A server that hangs up while we write is an answer too.
  socket.on('error', () => undefined)
  socket.write(text)
  await once(socket, 'close')
  return answer
}
