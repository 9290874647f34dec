import { useTranslations } from 'next-intl'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { bringCart } from '@/lib/cart/bring-cart'

type CartFailureProps = {
  words: string
  /** Between the words and the button. */
  note?: ReactNode
  /** The cart has come, by this button or by another tab, in place of the button that had the focus: puts it into the cart. */
  onBrought: () => void
}

/** Says that the cart could not be fetched, with a retry button, which keeps its place and the focus while it is busy. */
export function CartFailure({ words, note, onBrought }: CartFailureProps) {
  const t = useTranslations('cart')
  const shop = useShop()
  const [{ tries, isAsking }, setAnswer] = useState({ tries: 0, isAsking: false })
  const ref = useRef<HTMLButtonElement>(null)
  const brought = useRef(onBrought)
  useLayoutEffect(() => {
    brought.current = onBrought
  })
  useLayoutEffect(() => {
    const button = ref.current
    return () => {
      if (button && document.activeElement === button) requestAnimationFrame(() => brought.current())
    }
  }, [])
  const ask = async () => {
    setAnswer({ tries, isAsking: true })
    await bringCart(shop)
    setAnswer({ tries: tries + 1, isAsking: false })
  }
  return (
    <>
      {/* another failure is another alert */}
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
