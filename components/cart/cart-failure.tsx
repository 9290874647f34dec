import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { bringCart } from '@/lib/cart/bring-cart'

type CartFailureProps = {
  words: string
  /** The bag has come and was drawn in place of the button: puts the focus into it. */
  onBrought: () => void
}

/** Says that the bag cannot be shown just now, and asks for it again; meanwhile the button keeps its place and the focus. */
export function CartFailure({ words, onBrought }: CartFailureProps) {
  const t = useTranslations('cart')
  const shop = useShop()
  const [{ tries, isAsking }, setAnswer] = useState({ tries: 0, isAsking: false })
  const ask = async () => {
    setAnswer({ tries, isAsking: true })
    await bringCart(shop)
    if (!shop.store.getState().cart.isBroken) return requestAnimationFrame(onBrought)
    setAnswer({ tries: tries + 1, isAsking: false })
  }
  return (
    <>
      {/* another failure is another alert */}
      <p role="alert" key={tries}>
        {words}
      </p>
      <Button variant="line" busy={isAsking} busyText={t('loading')} onClick={ask}>
        {t('retry')}
      </Button>
    </>
  )
}
