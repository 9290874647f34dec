/** Parameter with the token of a customer for whom staff shop (T12). */
export const LOGIN_TOKEN = 'loginToken'

/** Parameter with the signed link of a mail to an order, or with an order's number. */
export const ORDER_LINK = 'order'

/**
 * Query parameters with which a mail, staff or a payment provider open what belongs to one person. A page whose address
 * has one sends no Referer; they leave the address before a script of others can read it (`hideSecrets`), and are never
 * part of a `returnTo`.
 */
export const SECRET_PARAMETERS = [
  LOGIN_TOKEN,
  'verifyKey',
  'resetKey',
  ORDER_LINK,
  'oid',
  'kid',
  'aid',
  'cartid',
] as const

export type SecretParameter = (typeof SECRET_PARAMETERS)[number]
