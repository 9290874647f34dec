import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '@/components/account/use-session'
import { useShopConfig } from '@/components/providers/use-shop'
import { callReturns, problemIn } from '@/lib/returns/call-returns'
import { keepReturnAccess, readReturnAccess } from '@/lib/returns/forget-return'
import type { ReturnInput, ReturnOrder, ReturnProblem } from '@/lib/returns/return-calls'
import { ORDER_LINK } from '@/lib/routing/secret-parameters'
import { takeSecret } from '@/lib/routing/take-secret'

/** `id` is new each time the order is read. */
export type OpenedOrder = { order: ReturnOrder; access: string; id: string }

/** What the address asks for: the signed link of a mail, or the number of an order. */
type Asked = { link: string; number: string }

function readAddress(): Asked {
  const order = takeSecret(ORDER_LINK)
  const isLink = order.includes('.')
  const number = new URLSearchParams(window.location.search).get('number') ?? ''
  return { link: isLink ? order : '', number: isLink ? number : order || number }
}

/**
 * The order of the pages for returning and tracking: opened by a mail's link, by its number for a signed-in shopper, or again after a
 * reload; else by `open`, which resolves with the problem, or null. `isKnown` is false until it is clear whether one
 * opens. `number` is that of the address.
 */
export function useReturnOrder() {
  const { site } = useShopConfig()
  const { user, isKnown: isSessionKnown } = useSession()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [opened, setOpened] = useState<OpenedOrder | null>(null)
  const [problem, setProblem] = useState<ReturnProblem | null>(null)
  const [isKnown, setKnown] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)

  const close = (why: ReturnProblem | null = null): void => {
    keepReturnAccess(null)
    setOpened(null)
    setProblem(why)
  }
  const show = (order: ReturnOrder, access: string, why: ReturnProblem | null): void => {
    keepReturnAccess(access)
    setWasOpen(true)
    setOpened({ order, access, id: crypto.randomUUID() })
    setProblem(why)
  }
  const open = async (input: ReturnInput<'find'>, isOwn = false): Promise<ReturnProblem | null> => {
    try {
      const { order, access } = await callReturns(site, 'find', input, { isOwn })
      show(order, access, null)
      return null
    } catch (error) {
      return problemIn(error)
    }
  }
  /** Reads the open order again, because of `why`; closes it when its access is over. */
  const renew = async (access: string, why: ReturnProblem | null = null, number = ''): Promise<void> => {
    try {
      const order = await callReturns(site, 'order', {}, { access })
      if (!number || order.orderNumber === number) show(order, access, why)
    } catch (error) {
      const problem = problemIn(error)
      if (problem === 'closed') close(problem)
      else setProblem(problem)
    }
  }

  const start = useEffectEvent(async ({ link, number }: Asked): Promise<void> => {
    const access = readReturnAccess()
    if (link) {
      const problem = await open({ link })
      setProblem(problem === 'notFound' ? 'badLink' : problem)
    } else if (number && user) setProblem(await open({ orderNumber: number }, true))
    else if (access) await renew(access, null, number)
    setKnown(true)
  })
  useEffect(() => {
    const found = readAddress()
    // effects run twice in development, and the link is no longer in the address then
    setAsked((now) => now ?? found)
  }, [])
  const needsSession = asked !== null && !asked.link
  const isReady = asked !== null && (!needsSession || isSessionKnown)
  useEffect(() => {
    if (asked && isReady) void start(asked)
  }, [asked, isReady])
  /** Opens what the address asked for once more, after a failure. */
  const retry = (): void => {
    setProblem(null)
    setKnown(false)
    setAsked((now) => now && { ...now })
  }

  return { opened, problem, isKnown, user, number: asked?.number ?? '', open, renew, close, retry, wasOpen }
}
