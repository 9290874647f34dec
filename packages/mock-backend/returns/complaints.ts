import type { Lang } from '#catalogue/types'
import type { Commerce } from '#commerce/create-commerce'
import { fulfilmentOf } from '#commerce/fulfilment'
import type { OrderRecord } from '#commerce/shop-records'
import { complaintMail } from '#outbox/create-mail'
import { takePhotos } from './complaint-photos'
import { orderedLines } from './ordered-lines'
import { type KeyedRequest, recordOfRequest } from './repeated-request'
import type { ComplaintRequest } from './request-schemas'
import type { ComplaintRecord } from './return-records'
import { ServiceError } from './service-error'

const DAY = 24 * 60 * 60 * 1000
/** Complaints about one order in a day, because each sends a mail. */
const MOST_A_DAY = 20

type Asked = { request: ComplaintRequest; keyed: KeyedRequest; lang: Lang }

/** Stores a complaint about lines of an order, at any time after the delivery, and confirms it by mail. */
export function storeComplaint(
  commerce: Commerce,
  order: OrderRecord,
  { request, keyed, lang }: Asked,
): { record: ComplaintRecord; isNew: boolean } {
  const { state, clock } = commerce
  const known = recordOfRequest(state.data.complaints, keyed)
  if (known) return { record: known, isNew: false }
  const isToday = ({ orderPublicId, createdAt }: ComplaintRecord) =>
    orderPublicId === order.publicId && createdAt > clock() - DAY
  if (Object.values(state.data.complaints).filter(isToday).length >= MOST_A_DAY)
    throw new ServiceError('TOO_MANY_REQUESTS', 'too many complaints about one order', { retryAfter: DAY / 1000 })
  if (fulfilmentOf(order).deliveredAt === null)
    throw new ServiceError('NOT_DELIVERED', 'the order has not been delivered', { lineId: request.lineIds[0] ?? '' })
  const lines = orderedLines(commerce, order)
  const unknown = request.lineIds.find((id) => !lines.some(({ lineId }) => lineId === id))
  if (unknown !== undefined) throw new ServiceError('UNKNOWN_LINE', 'the order has no such line', { lineId: unknown })
  const number = String(state.data.nextReturn)
  const record: ComplaintRecord = {
    ...request,
    number,
    orderPublicId: order.publicId,
    lang,
    createdAt: clock(),
    ...{ status: 'received', remedy: null, refusal: null, answeredAt: null },
    request: keyed,
  }
  state.commit({
    complaint: record,
    photos: takePhotos(commerce, request.photos, number),
    nextReturn: state.data.nextReturn + 1,
    order,
    mail: complaintMail(commerce, 'complaint', order, record),
  })
  return { record, isNew: true }
}
