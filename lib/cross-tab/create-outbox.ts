import type { TabMessage } from './tab-message-schema'

type Post = (message: TabMessage) => void

/** Queue of messages for other tabs. Messages wait until the channel is open; none is lost. */
export function createOutbox(): {
  post: Post
  /** Sends waiting and later messages; returns a cleanup function, after which messages wait again. */
  connect: (send: Post) => () => void
} {
  const waiting: TabMessage[] = []
  let send: Post = (message) => waiting.push(message)
  return {
    post: (message) => send(message),
    connect: (open) => {
      send = open
      for (const message of waiting.splice(0)) open(message)
      return () => {
        send = (message) => waiting.push(message)
      }
    },
  }
}
