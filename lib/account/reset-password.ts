import 'client-only'
import { CommitResetDocument, RequestPasswordResetDocument } from '@/graphql/generated/graphql'
import { hashPassword } from '@/lib/auth/hash-password'
import type { Shop } from '@/lib/store/shop'

/** Has the service mail a link, if the address has an account; the answer never says whether it has. Throws AppError. */
export async function requestReset(shop: Shop, email: string): Promise<void> {
  await shop.mutate(RequestPasswordResetDocument, { email })
}

/** Sets a new password. False when the key is unknown, used or over (R-ACCOUNT-06). Throws AppError. */
export async function commitReset(shop: Shop, resetKey: string, password: string): Promise<boolean> {
  const data = await shop.mutate(CommitResetDocument, { resetKey, password: await hashPassword(password) })
  return data?.commitReset === true
}
