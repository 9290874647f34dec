import { useTranslations } from 'next-intl'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { ensureCart } from '@/lib/cart/ensure-cart'

type CartFailureProps = {
  words: string
  /** Between the words and the button. */
  note?: ReactNode
  /** Called when the loaded cart has replaced the focused button: moves the focus into the cart. */
  onLoaded: () => void
}

/** Says that the cart could not be fetched, with a retry button that keeps its position and the focus while busy. */
export function CartFailure({ words, note, onLoaded }: CartFailureProps) {
  const t = useTranslations('cart')
  const shop = useShop()
  const [{ tries, isAsking }, setAnswer] = useState({ tries: 0, isAsking: false })
  const ref = useRef<HTMLButtonElement>(null)
  const loaded = useRef(onLoaded)
  useLayoutEffect(() => {
    loaded.current = onLoaded
  })
  useLayoutEffect(() => {
    const button = ref.current
    return () => {
      if (button && document.activeElement === button) requestAnimationFrame(() => loaded.current())
    }
  }, [])
  const ask = async () => {
    setAnswer({ tries, isAsking: true })
    await ensureCart(shop)
    setAnswer({ tries: tries + 1, isAsking: false })
  }
  return (
    <>
      {/* the key makes screen readers announce every failure */}
      <p role="alert" key={tries}>
        {words}
      </p>
      {note}
      <Button ref={ref} variant="line" busy={isAsking} busyText={t('loading')} onClick={ask}>
        {t('retry')}
      </Button>
    </>
  )
}
