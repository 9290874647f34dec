import { useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { addFromCard } from '@/lib/cart/add-from-card'
import type { CardRow } from '@/lib/product/card-row-schema'
import type { NotifyVariant } from '@/lib/product/quickshop-types'
import { useAddedSnackbar } from './use-added-snackbar'
import { useRefusalText } from './use-refusal-text'

/**
 * Adds a size of a card to the cart. `busy` is the index of the size being added, else null; `refusal` is the message
 * of the last failed addition, else ''. `add` ignores calls while one is pending.
 */
export function useCardAdd(row: CardRow, notifyVariant: NotifyVariant) {
  const shop = useShop()
  const refusalText = useRefusalText()
  const showAddedSnackbar = useAddedSnackbar()
  const [busy, setBusy] = useState<number | null>(null)
  const [refusal, setRefusal] = useState('')
  const add = async (index: number) => {
    if (busy !== null) return
    setBusy(index)
    setRefusal('')
    const result = await addFromCard(shop, row, index, notifyVariant)
    setBusy(null)
    if (!result.ok) setRefusal(refusalText(result))
    else if (notifyVariant === 'snackbar') showAddedSnackbar()
  }
  return { busy, refusal, add }
}
