import { once } from 'node:events'
import { connect } from 'node:net'

/** Sends text to a port unchanged and returns everything received until the server closes the connection. */
export async function rawSocket(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    answer += chunk
  })
  // The server may close the connection during the write.
  socket.on('error', () => undefined)
  socket.write(text)
  await once(socket, 'close')
  return answer
}
