import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { addToCart } from '@/lib/cart/add-to-cart'
import type { PurchaseProduct, SizeModel } from '@/lib/product/purchase-product'
import type { NotifyVariant } from '@/lib/product/quickshop-types'
import { notify } from '@/lib/store/toasts'
import { useNamedRefusalText, useRefusalText } from './use-refusal-text'

/** Time in ms for which the button shows the confirmation. */
const DONE_TIME = 2400

/** `isMissingSize`: nothing was sent, because no size is chosen (R-PDP-03). */
type Refusal = { text: string; isMissingSize: boolean }

export type Purchase = ReturnType<typeof usePurchase>

/** The chosen size and the state of adding it, shared by form, bar on phones and quick shop. */
export function usePurchase(
  { name, sizes }: Pick<PurchaseProduct, 'name' | 'sizes'>,
  notifyVariant: NotifyVariant = 'notice',
) {
  const shop = useShop()
  const t = useTranslations('product')
  const refusalText = useRefusalText()
  const namedRefusalText = useNamedRefusalText()
  const [size, setSize] = useState<SizeModel | null>(sizes.length === 1 ? (sizes[0] ?? null) : null)
  /** Time of the choice; null while the server's delivery text applies. */
  const [chosenAt, setChosenAt] = useState<Date | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  const sizesRef = useRef<HTMLFieldSetElement>(null)
  const firstSizeRef = useRef<HTMLInputElement>(null)
  /** Id of the sku whose result is shown at the sizes: the one chosen last. Null after unmounting. */
  const shownRef = useRef<number | null>(null)

  useEffect(
    () => () => {
      shownRef.current = null
    },
    [],
  )

  useEffect(() => {
    if (state !== 'done') return
    const timer = setTimeout(() => setState('idle'), DONE_TIME)
    return () => clearTimeout(timer)
  }, [state])

  const choose = (next: SizeModel) => {
    shownRef.current = next.skuId
    setSize(next)
    setChosenAt(new Date())
    setRefusal(null)
    setState((now) => (now === 'done' ? 'idle' : now))
  }

  /** Includes a size that was checked before hydration. */
  const chosenSize = (): SizeModel | null => {
    if (size) return size
    const fields = [...(sizesRef.current?.elements ?? [])]
    const index = fields
      .filter((field) => field instanceof HTMLInputElement && field.type === 'radio')
      .findIndex((field) => field instanceof HTMLInputElement && field.checked)
    return sizes[index] ?? null
  }

  const askForSize = () => {
    setRefusal({ text: t('chooseSize'), isMissingSize: true })
    firstSizeRef.current?.focus()
  }

  /**
   * Called by the Add buttons of the product page and of quick shop; cards add through `lib/cart/add-from-card.ts`.
   * Resolves with false when the addition was refused; with true also for a call that is ignored because one is
   * pending. The reason of a refusal is shown at the sizes. If the shopper has chosen another size or closed the form
   * before the answer came, a notification shows it, with product and size.
   */
  const add = async (): Promise<boolean> => {
    if (state === 'busy') return true
    const chosen = chosenSize()
    if (!chosen) {
      askForSize()
      return false
    }
    setRefusal(null)
    setState('busy')
    const { skuId, totalStock: stock } = chosen
    shownRef.current = skuId
    const result = await addToCart(shop, { skuId, quantity: 1, stock, notifyVariant })
    const isShown = shownRef.current === skuId
    setState(result.ok && isShown ? 'done' : 'idle')
    if (result.ok) return true
    if (isShown) setRefusal({ text: refusalText(result), isMissingSize: false })
    else notify(shop, { message: namedRefusalText(result, name, chosen.name), mode: 'error' })
    return false
  }

  const showSizes = () => sizesRef.current?.scrollIntoView({ block: 'center' })

  return { size, chosenAt, refusal, state, choose, chosenSize, askForSize, add, showSizes, sizesRef, firstSizeRef }
}
