import type { Commerce } from '#commerce/create-commerce'
import { findOrder } from '#commerce/find-order'
import { complaintMail } from '#outbox/create-mail'
import type { ComplaintRecord } from './return-records'

type Answer = {
  complaint: string
  status: 'accepted' | 'refused'
  /** What she gets, by default what she wants. */
  remedy?: ComplaintRecord['wish'] | undefined
  reason?: NonNullable<ComplaintRecord['refusal']> | undefined
}

/**
 * Does to a complaint what customer service does: accepts or refuses it, with a mail. Returns the reason for which it is
 * not possible, with its HTTP status; null when it was done.
 */
export function answerComplaint(commerce: Commerce, asked: Answer): { status: 404 | 409; error: string } | null {
  const { complaints } = commerce.state.data
  const record = Object.hasOwn(complaints, asked.complaint) ? complaints[asked.complaint] : undefined
  const order = record && findOrder(commerce, record.orderPublicId)
  if (!record || !order) return { status: 404, error: 'no such complaint' }
  if (record.status !== 'received') return { status: 409, error: 'the complaint has been answered' }
  const isAccepted = asked.status === 'accepted'
  const answered: ComplaintRecord = {
    ...record,
    status: asked.status,
    remedy: isAccepted ? (asked.remedy ?? record.wish) : null,
    refusal: isAccepted ? null : (asked.reason ?? 'no-fault'),
    answeredAt: commerce.clock(),
  }
  commerce.state.commit({
    complaint: answered,
    mail: complaintMail(commerce, `complaint-${asked.status}`, order, answered),
  })
  return null
}
