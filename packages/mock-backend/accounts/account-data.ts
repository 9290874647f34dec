import * as z from 'zod'
import { demoCustomers, demoResets } from '#demo/demo-customers'
import { customerSchema, passwordResetSchema, sessionSchema } from './account-records'

/** The part of the state about accounts. Each field is missing in older state files. */
export const accountDataShape = {
  /** By id. */
  customers: z.record(z.string(), customerSchema).default(demoCustomers),
  /** By id. */
  sessions: z.record(z.string(), sessionSchema).default({}),
  nextCustomer: z.number().default(1001),
  /** By hash. */
  passwordResets: z.record(z.string(), passwordResetSchema).default(demoResets),
  /** Signs access and refresh tokens, base64; null until the first one. */
  tokenSecret: z.string().nullable().default(null),
}

const accountDataSchema = z.object(accountDataShape)
export type AccountData = z.infer<typeof accountDataSchema>

/** The part of a change about accounts. */
export const accountChangeShape = {
  customer: customerSchema.optional(),
  /** Id of a customer who is deleted with all sessions. */
  customerGone: z.number().optional(),
  session: sessionSchema.optional(),
  sessionsGone: z.array(z.string()).optional(),
  nextCustomer: z.number().optional(),
  passwordReset: passwordResetSchema.optional(),
  passwordResetsGone: z.array(z.string()).optional(),
  tokenSecret: z.string().optional(),
}

const accountChangeSchema = z.object(accountChangeShape)

type AccountChange = z.infer<typeof accountChangeSchema>

/** Removes what a change ends: sessions, requested resets, and a customer with all sessions. */
function removeEnded(data: AccountData, { customerGone, sessionsGone = [], passwordResetsGone = [] }: AccountChange) {
  for (const id of sessionsGone) delete data.sessions[id]
  for (const hash of passwordResetsGone) delete data.passwordResets[hash]
  if (customerGone === undefined) return
  delete data.customers[customerGone]
  for (const { id, customerId } of Object.values(data.sessions))
    if (customerId === customerGone) delete data.sessions[id]
}

/** Applies the part of a change about accounts. */
export function applyAccountChange(data: AccountData, change: AccountChange): void {
  const { customer, session, passwordReset } = change
  removeEnded(data, change)
  if (customer) data.customers[customer.id] = customer
  if (session) data.sessions[session.id] = session
  if (passwordReset) data.passwordResets[passwordReset.hash] = passwordReset
  data.nextCustomer = change.nextCustomer ?? data.nextCustomer
  data.tokenSecret = change.tokenSecret ?? data.tokenSecret
}
