'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { addToCart } from '@/lib/cart/add-to-cart'
import type { CartResult } from '@/lib/cart/cart-result'
import { canAdd } from '@/lib/product/can-add'
import { type SizeChoice, SizePicker } from './size-picker'
import styles from './size-picker.module.css'

type AddToCartProps = {
  sizes: readonly SizeChoice[]
  /** Said in place of sizes and button while the goods are not sold yet. */
  notSold: string | null
}

type Refusal = { key: 'chooseSize' | 'sizeSoldOut' | 'notEnough' | 'threshold' | 'addFailed'; stock?: number }

const inCart = (lines: readonly { skuId: number; quantity: number }[] | undefined, skuId: number): number =>
  lines?.find((line) => line.skuId === skuId)?.quantity ?? 0

/** What the shopper is told before anything is sent; null when the size may be added (R-PDP-03, R-PDP-09). */
function refusalFor(size: SizeChoice | undefined, already: number): Refusal | null {
  if (!size) return { key: 'chooseSize' }
  const verdict = canAdd({ stock: size.stock, inCart: already, quantity: 1 })
  if (verdict.ok) return null
  if (verdict.reason === 'sold-out') return { key: 'sizeSoldOut' }
  return { key: verdict.reason === 'stock' ? 'notEnough' : 'threshold', stock: verdict.stock }
}

const refusalOf = (result: Extract<CartResult, { ok: false }>): Refusal =>
  result.code === 'OUT_OF_STOCK' ? { key: 'notEnough', stock: result.stock ?? 0 } : { key: 'addFailed' }

function useAdd(sizes: readonly SizeChoice[]) {
  const shop = useShop()
  const lines = useShopState((state) => state.cart.data?.lines)
  const [chosen, setChosen] = useState<number | null>(sizes.length === 1 ? (sizes[0]?.skuId ?? null) : null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const firstRef = useRef<HTMLInputElement>(null)
  const choose = (skuId: number) => {
    setChosen(skuId)
    setRefusal(null)
  }
  const add = async () => {
    const size = sizes.find((candidate) => candidate.skuId === chosen)
    const early = refusalFor(size, size ? inCart(lines, size.skuId) : 0)
    setRefusal(early)
    if (early?.key === 'chooseSize') firstRef.current?.focus()
    if (early || !size) return
    setBusy(true)
    const result = await addToCart(shop, { skuId: size.skuId, quantity: 1, stock: size.stock })
    setBusy(false)
    if (!result.ok) setRefusal(refusalOf(result))
  }
  return { chosen, refusal, isBusy, firstRef, choose, add }
}

/** Sizes and the button; every refusal is said beside it, in words. */
export function AddToCart({ sizes, notSold }: AddToCartProps) {
  const t = useTranslations('product')
  const { chosen, refusal, isBusy, firstRef, choose, add } = useAdd(sizes)
  if (notSold) return <p className={styles.stock}>{notSold}</p>
  return (
    <>
      <SizePicker
        sizes={sizes}
        chosen={chosen}
        onChoose={choose}
        isInvalid={refusal?.key === 'chooseSize'}
        firstRef={firstRef}
      />
      <div className={styles.add}>
        <Button wide busy={isBusy} busyText={t('adding')} onClick={add} data-testid="add-to-cart">
          {t('add')}
        </Button>
      </div>
      <p className={styles.error} id="size-error" role="alert">
        {refusal ? t(refusal.key, { stock: refusal.stock ?? 0 }) : null}
      </p>
    </>
  )
}
