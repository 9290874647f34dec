import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useRefusalText } from '@/components/product/use-refusal-text'
import { useShop } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { moveToCart } from '@/lib/flows/move-to-cart'
import type { CardProduct } from '@/lib/product/card-product-schema'
import styles from './favorites-page.module.css'

type FavoriteFootProps = {
  product: CardProduct
  /** Called before the product is moved to the cart, which removes the card with the pressed button. */
  onMove: () => void
}

function useMove({ product: { row, sizes }, onMove }: FavoriteFootProps) {
  const t = useTranslations('product')
  const shop = useShop()
  const refusalText = useRefusalText()
  const selectRef = useRef<HTMLSelectElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const move = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const chosen = sizes.length === 1 ? sizes[0] : sizes.find(({ skuId }) => String(skuId) === selectRef.current?.value)
    if (!chosen) {
      setProblem(t('chooseSize'))
      selectRef.current?.focus()
      return
    }
    setBusy(true)
    setProblem('')
    onMove()
    const result = await moveToCart(shop, row.id, chosen)
    setBusy(false)
    if (!result.ok) setProblem(refusalText(result))
  }
  return { selectRef, isBusy, problem, move, clearProblem: () => setProblem('') }
}

/** Footer of a favourite: size and cart button, or why the product cannot be bought. */
export function FavoriteFoot(props: FavoriteFootProps) {
  const t = useTranslations('product')
  const page = useTranslations('favoritesPage')
  const { row, sizes } = props.product
  const { selectRef, isBusy, problem, move, clearProblem } = useMove(props)
  const problemId = useId()
  const isSold = row.badge !== 'coming' && sizes.some(({ status }) => status !== 'OUT_OF_STOCK')
  return (
    <form className={styles.foot} onSubmit={move} data-testid="favorite-foot">
      {isSold ? (
        <>
          {sizes.length > 1 ? (
            <span className={styles.select}>
              <select
                ref={selectRef}
                defaultValue=""
                aria-label={page('sizeOf', { name: row.name })}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? problemId : undefined}
                onChange={clearProblem}
              >
                <option value="">{page('chooseSize')}</option>
                {sizes.map(({ skuId, name, status }) => (
                  <option key={skuId} value={skuId} disabled={status === 'OUT_OF_STOCK'}>
                    {status === 'OUT_OF_STOCK' ? page('sizeSoldOut', { size: name }) : name}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" size={18} />
            </span>
          ) : null}
          <p id={problemId} role="alert" className={styles.problem}>
            {problem}
          </p>
          <Button type="submit" variant="line" wide small busy={isBusy} busyText={t('adding')}>
            {page('toCart')}
          </Button>
        </>
      ) : (
        <p className={styles.word}>{t(row.badge === 'coming' ? 'coming' : 'soldOut')}</p>
      )}
    </form>
  )
}
