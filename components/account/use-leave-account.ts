import { useState } from 'react'
import { useNavigate } from '@/components/providers/use-navigate'
import { useShop } from '@/components/providers/use-shop'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { routeHref } from '@/lib/routing/href'
import type { Shop } from '@/lib/store/shop'
import { tabStore } from '@/lib/store/tab-store'
import { notify } from '@/lib/store/toasts'

/** True while a sign-out is running: the account page then does not redirect to the login. */
export const leavingStore = tabStore(() => ({ isLeaving: false }))

/** Shows a message on the next page: those of this one are closed when the path changes. */
function notifyThere(shop: Shop, message: string): void {
  const { currentPath } = shop.store.getState().root
  const stop = shop.store.subscribe(({ root }) => {
    if (root.currentPath === currentPath) return
    stop()
    notify(shop, { message })
  })
}

/**
 * Returns a function that runs a task which may sign the shopper out. The task resolves with the message to show on the
 * home page, or with null to stay. Rejects like the task.
 */
export function useLeaveAccount(): (task: () => Promise<string | null>) => Promise<void> {
  const shop = useShop()
  const navigate = useNavigate()
  return async (task) => {
    const leaving = leavingStore(shop)
    leaving.setState({ isLeaving: true })
    try {
      const message = await task()
      if (message === null) return leaving.setState({ isLeaving: false })
      notifyThere(shop, message)
      if (!navigate(routeHref(shop.config.site, 'home'))) leaving.setState({ isLeaving: false })
    } catch (error) {
      leaving.setState({ isLeaving: false })
      throw error
    }
  }
}

/** Signs out and shows the home page with a message (R-ACCOUNT-01). `signOut` never rejects; a press while busy is ignored. */
export function useSignOut(message: string): { isBusy: boolean; signOut: () => Promise<void> } {
  const shop = useShop()
  const leave = useLeaveAccount()
  const [isBusy, setBusy] = useState(false)
  const signOut = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await leave(async () => {
        const flow = await import('@/lib/flows/sign-in')
        await flow.signOut(shop)
        return message
      })
    } catch (error) {
      reloadOrReport(error, { type: 'send', component: 'sign-out' })
    }
    setBusy(false)
  }
  return { isBusy, signOut }
}
