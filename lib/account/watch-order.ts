import 'client-only'
import { print } from 'graphql'
import { createClient } from 'graphql-ws'
import { OrderUpdatedDocument, type OrderUpdatedSubscription } from '@/graphql/generated/graphql'

/** Ms before the first reconnection, and the longest pause. */
const SHORTEST_PAUSE = 100
const LONGEST_PAUSE = 10_000
/** Share by which a pause is shorter or longer, so that browsers do not all come back at once. */
const JITTER = 0.5

/** Subscriptions after a refused one, and ms before the first of them; each pause is twice the one before. */
const MOST_RETRIES = 5
const FIRST_RETRY = 500

const pauseBefore = (retries: number): number =>
  Math.min(SHORTEST_PAUSE * 2 ** retries, LONGEST_PAUSE) * (1 - JITTER + 2 * JITTER * Math.random())

/** `status`: what the page has read, as the service names it; null when it does not know. */
type Watched = { publicId: string; status: string | null }

/**
 * Calls `onChange` when an order has changed (R-GQL-07, T38). The service also answers at once at each beginning: the first
 * time that is a change only if the status is another than the page has read; after a lost connection always, because
 * anything may have been missed. A lost connection is opened again without limit, a refused subscription is retried five
 * times. Returns a function that ends it. `url`: `ws` or `wss` address of the service.
 */
export function watchOrder(url: string, { publicId, status }: Watched, onChange: () => void): () => void {
  const client = createClient({
    url,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, pauseBefore(retries))),
    // a failing connection costs the page nothing
    onNonLazyError: () => undefined,
  })
  const query = print(OrderUpdatedDocument)
  let retries = 0
  let isFirst = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const subscribe = (): void => {
    client.subscribe<OrderUpdatedSubscription>(
      { query, variables: { publicOrderId: publicId } },
      {
        next: ({ data }) => {
          retries = 0
          if (!data) return
          const isKnown = isFirst && data.orderUpdated.status === status
          isFirst = false
          if (!isKnown) onChange()
        },
        error: () => {
          if (retries >= MOST_RETRIES) return
          timer = setTimeout(subscribe, FIRST_RETRY * 2 ** retries)
          retries += 1
        },
        complete: () => undefined,
      },
    )
  }
  subscribe()
  return () => {
    clearTimeout(timer)
    void client.dispose()
  }
}
