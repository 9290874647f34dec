import { fulfilmentOf } from '#commerce/fulfilment'
import { MARKETS } from '#commerce/markets'
import { shippingOptions } from '#commerce/shipping-options'
import type { OrderRecord } from '#commerce/shop-records'
import type { ReturnRecord } from './return-records'
import { dayIn } from './return-window'
import { ServiceError } from './service-error'

/** Time in which the parcel should be handed in, ms. */
const SEND_WITHIN = 14 * 24 * 60 * 60 * 1000

/** Weights of the check digit of a parcel number (standard S10 of the postal union). */
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

/** A parcel number such as `RK007000014FI`. */
function parcelNumber(number: string, country: string): string {
  const digits = number.padStart(8, '0')
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (WEIGHTS[i] ?? 0), 0)
  const rest = 11 - (sum % 11)
  const notDigits = new Map([
    [10, 0],
    [11, 5],
  ])
  const check = notDigits.get(rest) ?? rest
  return `RK${digits}${check}${country}`
}

/** The code with which the parcel of a return is handed in, and until when; null before the delivery of the order. */
export function returnCode(
  order: OrderRecord,
  { number, createdAt }: ReturnRecord,
): { code: string; sendBefore: string } | null {
  const { market } = order
  const { deliveredAt } = fulfilmentOf(order)
  if (deliveredAt === null) return null
  const sendBefore = dayIn(market, Math.max(createdAt, deliveredAt) + SEND_WITHIN)
  return { code: parcelNumber(number, MARKETS[market].country.code), sendBefore }
}

/** The carrier's code with which the parcel of a return is handed in. Throws NO_LABEL before the delivery, and once it has been received. */
export function returnLabel(order: OrderRecord, record: ReturnRecord) {
  const handedIn = returnCode(order, record)
  if (record.status !== 'registered' || !handedIn) throw new ServiceError('NO_LABEL', 'the return needs no label')
  const { code, sendBefore } = handedIn
  const [carrier] = shippingOptions(MARKETS[order.market])
  return { carrier: carrier?.name ?? '', code, qr: code, sendBefore }
}
