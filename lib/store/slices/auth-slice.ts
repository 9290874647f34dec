import type { CreateSlice } from '@/lib/store/slice'

/** R-STATE-01: logged out is `null`. */
export type AuthState = { user: { id: string; email: string } | null }

export type AuthSlice = { auth: AuthState; setUser: (user: AuthState['user']) => void }

export const createAuthSlice: CreateSlice<AuthSlice> = (set) => ({
  auth: { user: null },
  setUser: (user) => set(() => ({ auth: { user } })),
})
