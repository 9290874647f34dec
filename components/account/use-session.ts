import { useLoad } from '@/components/providers/use-load'
import { useShop, useShopState } from '@/components/providers/use-shop'
import type { AuthState } from '@/lib/store/slices/auth-slice'

/**
 * Who is signed in, for a part that only a known shopper sees. `isKnown` is false while a token is being read or
 * renewed; then `user` is null for a guest. A part shows its skeleton until `isKnown` (T34).
 */
export function useSession(): { user: AuthState['user']; isKnown: boolean } {
  const shop = useShop()
  const user = useShopState(({ auth }) => auth.user)
  const { data, hasFailed } = useLoad(
    'session',
    async () => {
      const { restoreSession } = await import('@/lib/auth/keep-session')
      return { user: await restoreSession(shop) }
    },
    'session',
  )
  return { user, isKnown: user !== null || data !== null || hasFailed }
}
