'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import type { CartResult } from '@/lib/cart/cart-result'
import { canAdd } from '@/lib/product/can-add'
import type { Sku } from '@/lib/product/product-types'
import { SizePicker } from './size-picker'
import styles from './size-picker.module.css'

type AddToCartProps = {
  skus: readonly Sku[]
  /** Said in place of sizes and button while the goods are not sold yet. */
  notSold: string | null
}

type Refusal = { key: 'chooseSize' | 'sizeSoldOut' | 'notEnough' | 'threshold' | 'addFailed'; stock?: number }

const inCart = (lines: readonly { skuId: number; quantity: number }[] | undefined, skuId: number): number =>
  lines?.find((line) => line.skuId === skuId)?.quantity ?? 0

/** What the shopper is told before anything is sent; null when the size may be added (R-PDP-03, R-PDP-09). */
function refusalFor(sku: Sku | undefined, already: number): Refusal | null {
  if (!sku) return { key: 'chooseSize' }
  const verdict = canAdd({ stock: sku.stock.totalStock, inCart: already, quantity: 1 })
  if (verdict.ok) return null
  if (verdict.reason === 'sold-out') return { key: 'sizeSoldOut' }
  return { key: verdict.reason === 'stock' ? 'notEnough' : 'threshold', stock: verdict.stock }
}

const refusalOf = (result: Extract<CartResult, { ok: false }>): Refusal =>
  result.code === 'OUT_OF_STOCK' ? { key: 'notEnough', stock: result.stock ?? 0 } : { key: 'addFailed' }

function useAdd(skus: readonly Sku[]) {
  const shop = useShop()
  const lines = useShopState((state) => state.cart.data?.lines)
  const [chosen, setChosen] = useState<number | null>(skus.length === 1 ? (skus[0]?.skuId ?? null) : null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const firstRef = useRef<HTMLInputElement>(null)
  const choose = (skuId: number) => {
    setChosen(skuId)
    setRefusal(null)
  }
  const add = async () => {
    const sku = skus.find((candidate) => candidate.skuId === chosen)
    const early = refusalFor(sku, sku ? inCart(lines, sku.skuId) : 0)
    setRefusal(early)
    if (early?.key === 'chooseSize') firstRef.current?.focus()
    if (early || !sku) return
    setBusy(true)
    const { addToCart } = await import('@/lib/cart/add-to-cart')
    const result = await addToCart(shop, { skuId: sku.skuId, quantity: 1, stock: sku.stock.totalStock })
    setBusy(false)
    if (!result.ok) setRefusal(refusalOf(result))
  }
  return { chosen, refusal, isBusy, firstRef, choose, add }
}

/** Sizes and the button; every refusal is said beside it, in words. */
export function AddToCart({ skus, notSold }: AddToCartProps) {
  const t = useTranslations('product')
  const { chosen, refusal, isBusy, firstRef, choose, add } = useAdd(skus)
  if (notSold) return <p className={styles.stock}>{notSold}</p>
  return (
    <>
      <SizePicker
        skus={skus}
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
