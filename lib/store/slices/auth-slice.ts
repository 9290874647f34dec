import type { CreateSlice } from '@/lib/store/slice'

export type AuthState = {
  /** R-STATE-01: logged out is `null`. `isShopAs`: staff shop as this customer (T12). */
  user: { id: string; email: string; isShopAs?: boolean | undefined } | null
}

export type AuthSlice = { auth: AuthState; setUser: (user: AuthState['user']) => void }

export const createAuthSlice: CreateSlice<AuthSlice> = (set) => ({
  auth: { user: null },
  setUser: (user) => set(() => ({ auth: { user } })),
})
