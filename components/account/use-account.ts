import { useLoad } from '@/components/providers/use-load'
import { useShop } from '@/components/providers/use-shop'
import { fetchAccount } from '@/lib/account/change-account'
import { AppError } from '@/lib/errors/app-error'

/** The account of the signed-in shopper, read anew by each page; `account` is null until it is known. */
export function useAccount(userId: string | null) {
  const shop = useShop()
  const load = async () => {
    const account = await fetchAccount(shop)
    if (!account) throw new AppError('UNKNOWN', 'The service answered no user', 401)
    return account
  }
  const { data, isOld, ...loading } = useLoad(userId && `account ${userId}`, load, 'account')
  return { account: isOld ? null : data, ...loading }
}
