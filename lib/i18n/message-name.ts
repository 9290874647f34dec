import type fi from '@/messages/fi.json'

type KeyOf<Namespace extends keyof typeof fi> = `${Namespace}.${keyof (typeof fi)[Namespace] & string}`

/** A namespace of the catalogue (`cart`) or one of its messages (`cart.open`). */
export type MessageName = { [Namespace in keyof typeof fi]: Namespace | KeyOf<Namespace> }[keyof typeof fi]
