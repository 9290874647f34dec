import * as z from 'zod/mini'
import type { OpeningHours } from '@/lib/delivery/format-hours'
import { parseJson } from '@/lib/errors/parse-json'

/** Where a parcel can be fetched; `distance` from the postcode in metres, null when it is unknown. */
export type PickupPoint = {
  id: string
  name: string
  street: string
  /** Postcode and town. */
  place: string
  distance: number | null
  hours: OpeningHours[]
}

/** A line of text the carrier takes, such as a word to the driver. */
export type DeliveryNote = { label: string; maxLength: number }

/** What the delivery service tells of a way of delivery at the postcode. */
export type DeliveryDetails = {
  /** Its fee including VAT in units of the currency; null where the shop's own fee holds. */
  price: number | null
  /** Nearest first. */
  points: PickupPoint[]
  note: DeliveryNote | null
}

const text = z._default(z.string(), '')
const LONGEST_NOTE = 200
const weekday = z.number().check(z.int(), z.minimum(1), z.maximum(7))
const time = z.string().check(z.regex(/^\d\d:\d\d$/))

const agentSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  name: z.string(),
  address1: text,
  zipCode: text,
  city: text,
  distance: z.nullish(z.number().check(z.nonnegative())),
  openingHours: z._default(z.array(z.object({ from: weekday, to: weekday, opens: time, closes: time })), []),
})

const fieldSchema = z.object({
  type: z.string(),
  label: text,
  maxLength: z._default(z.number().check(z.positive()), LONGEST_NOTE),
})

const dataSchema = z.object({
  options: z.array(
    z.object({
      id: z.string(),
      priceValue: z.nullish(z.number().check(z.nonnegative())),
      agents: z._default(z.array(agentSchema), []),
      fields: z._default(z.array(fieldSchema), []),
    }),
  ),
})

type Option = z.infer<typeof dataSchema>['options'][number]

const pointOf = (agent: z.infer<typeof agentSchema>): PickupPoint => ({
  id: agent.id,
  name: agent.name,
  street: agent.address1,
  place: `${agent.zipCode} ${agent.city}`.trim(),
  distance: agent.distance ?? null,
  hours: agent.openingHours,
})

const far = ({ distance }: PickupPoint): number => distance ?? Number.MAX_VALUE

function noteOf(fields: Option['fields']): DeliveryNote | null {
  const field = fields.find(({ type }) => type === 'TEXT')
  return field ? { label: field.label, maxLength: Math.min(field.maxLength, LONGEST_NOTE) } : null
}

/**
 * Details by the option's id at the delivery service, from the `shippingData` of the checkout or of an ordered cart:
 * the JSON that nShift's widget takes. We draw the points ourselves, because the widget's own markup cannot be themed,
 * translated or made accessible. Unusable data is logged and yields none: the ways of delivery stay, without points.
 */
export function parseDeliveryData(json: string | null | undefined): ReadonlyMap<string, DeliveryDetails> {
  if (!json) return new Map()
  const parsed = dataSchema.safeParse(parseJson(json))
  if (!parsed.success) {
    console.error('The data of the delivery service cannot be used', parsed.error.issues[0]?.path)
    return new Map()
  }
  return new Map(
    parsed.data.options.map(({ id, priceValue, agents, fields }) => [
      id,
      {
        price: priceValue ?? null,
        points: agents.map(pointOf).sort((a, b) => far(a) - far(b)),
        note: noteOf(fields),
      },
    ]),
  )
}
