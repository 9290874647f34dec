import 'client-only'
import {
  DeleteUserDocument,
  GetUserDocument,
  UpdateUserDocument,
  type UserInputType,
} from '@/graphql/generated/graphql'
import type { Shop } from '@/lib/store/shop'
import { tabStore } from '@/lib/store/tab-store'
import { type Account, type AccountMetadata, mapAccount } from './account'

/** The account of the signed-in shopper as last read in this tab; null before that, and for a guest. */
export const accountStore = tabStore<{ account: Account | null }>(() => ({ account: null }))

function remember(shop: Shop, account: Account | null): Account | null {
  accountStore(shop).setState({ account })
  return account
}

/** Reads the account (R-GQL-12). Null for a guest; throws AppError. */
export async function fetchAccount(shop: Shop): Promise<Account | null> {
  const data = await shop.query(GetUserDocument, {})
  return remember(shop, data?.getUser ? mapAccount(data.getUser) : null)
}

/** Null and undefined fields stay as they are at the service. */
type AccountChange = Omit<UserInputType, 'metaData'>

/**
 * Changes the account. The customer type is sent with every change, because the schema's default would make an
 * organisation a person (T45). Null when the visitor is a guest by now; throws AppError.
 */
export async function updateAccount(
  shop: Shop,
  change: AccountChange & { metaData?: string },
): Promise<Account | null> {
  const known = accountStore(shop).getState().account ?? (await fetchAccount(shop))
  if (!known) return null
  const data = await shop.mutate(UpdateUserDocument, { user: { customerType: known.customerType, ...change } })
  return remember(shop, data?.updateUser ? mapAccount(data.updateUser) : null)
}

/**
 * Changes fields of the metadata and keeps the others, which are read anew: another device may have written them
 * (R-ACCOUNT-08). Never rejects: a failure is logged and has no other effect (R-GQL-12, R-ERROR-04).
 */
export async function changeMetadata(shop: Shop, change: Partial<AccountMetadata>): Promise<void> {
  try {
    const account = await fetchAccount(shop)
    if (!account) return
    const isSame = Object.entries(change).every(([name, value]) => account.metaData[name] === value)
    if (!isSame) await updateAccount(shop, { metaData: JSON.stringify({ ...account.metaData, ...change }) })
  } catch (error) {
    console.error('The metadata of the account could not be changed', error)
  }
}

/** Deletes the account for good (R-ACCOUNT-04). False when the service refuses; throws AppError. */
export async function deleteAccount(shop: Shop): Promise<boolean> {
  const data = await shop.mutate(DeleteUserDocument, {})
  return data?.deleteUser === true
}
