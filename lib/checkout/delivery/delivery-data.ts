import * as z from 'zod/mini'
import type { OpeningHours } from '@/lib/delivery/format-hours'
import { parseJson } from '@/lib/errors/parse-json'

/** A pickup point or parcel locker; `distance` from the postcode is in metres, null when unknown. */
export type PickupPoint = {
  id: string
  name: string
  street: string
  /** Postcode and town. */
  place: string
  distance: number | null
  hours: OpeningHours[]
}

/** A text field that the carrier offers, such as a message to the driver; `maxLength` in characters. */
export type DeliveryNote = { label: string; maxLength: number }

/** Details of a shipping method at the shopper's postcode, from the delivery service. */
export type DeliveryDetails = {
  /** Fee including VAT, in units of the currency; null when the shop's own fee applies. */
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
 * Parses the `shippingData` of a checkout or an ordered cart, the JSON for nShift's widget, into details by the delivery
 * service's option id, the `externalId` of a shipping method.
 * The shop renders the points itself, because the widget's markup cannot be themed, translated or made accessible.
 * Invalid data is logged and gives an empty map: the methods are then offered without points.
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
