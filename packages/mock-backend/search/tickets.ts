import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

/**
 * The result that a ticket refers to: a product, one of its skus or a page, and the query that led to it ('' for none).
 * `isSearched` is true when the visitor submitted the query, false for suggestions while typing.
 */
export type Ticket = { productId?: number; skuId?: number; page?: string; q: string; isSearched?: boolean }

const MOST_QUERY = 60
const MOST_TICKET = 600
const MARK_BYTES = 9

const ticketSchema = z.tuple([z.int(), z.int(), z.string(), z.string(), z.literal([0, 1])])

/**
 * Writes and reads tickets. They are signed with a key of this process, so that notifications can refer only to results
 * that were shown, and become invalid when the process ends.
 */
export function createTickets(key: Buffer = randomBytes(32)) {
  const mark = (text: string): Buffer => createHmac('sha256', key).update(text).digest().subarray(0, MARK_BYTES)

  return {
    write({ productId = 0, skuId = 0, page = '', q, isSearched = false }: Ticket): string {
      const query = [...q].slice(0, MOST_QUERY).join('')
      const text = JSON.stringify([productId, skuId, page, query, isSearched ? 1 : 0])
      return Buffer.concat([mark(text), Buffer.from(text)]).toString('base64url')
    },

    /** Returns null for any text that `write` has not created. */
    read(ticket: string): Ticket | null {
      if (ticket.length > MOST_TICKET) return null
      const bytes = Buffer.from(ticket, 'base64url')
      const text = bytes.subarray(MARK_BYTES).toString()
      const given = bytes.subarray(0, MARK_BYTES)
      if (given.length !== MARK_BYTES || !timingSafeEqual(given, mark(text))) return null
      const [productId, skuId, page, q, searched] = ticketSchema.parse(JSON.parse(text))
      const named = { productId: productId || undefined, skuId: skuId || undefined, page: page || undefined }
      return { ...named, q, isSearched: searched === 1 }
    },
  }
}

export type Tickets = ReturnType<typeof createTickets>
