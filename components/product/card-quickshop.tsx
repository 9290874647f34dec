import { useTranslations } from 'next-intl'
import { type MouseEvent, useState, useSyncExternalStore } from 'react'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { Icon } from '@/components/ui/icon'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import type { CardRow } from '@/lib/product/card-row-schema'
import type { NotifyVariant } from '@/lib/product/quickshop-types'
import { notify } from '@/lib/store/toasts'
import styles from './card-overlay.module.css'
import { moveFocusWithArrows } from './move-focus-with-arrows'
import type { QuickshopSheet } from './quickshop-sheet'
import { useCardAdd } from './use-card-add'

type CardQuickshopProps = { row: CardRow; notifyVariant: NotifyVariant }
/** `isReached`: the card was hovered, touched or focused; its sizes are not rendered before. */
type Props = CardQuickshopProps & { isReached: boolean }

const loadSheet = () => import('./quickshop-sheet')
// prefetch only: if it fails, the press imports again and reports the error
const fetchSheet = () => void loadSheet().catch(() => {})

const subscribeToNothing = () => () => {}

/** With mouse or keyboard each size is a button that adds it; with touch a button opens the sheet (R-LIST-09). */
export function CardQuickshop({ row, notifyVariant, isReached }: Props) {
  // not in the HTML: it does nothing before hydration, and 48 cards would add half a kilobyte
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  if (!isHydrated) return null
  return (
    <>
      <SheetButton row={row} notifyVariant={notifyVariant} />
      {isReached ? <CardSizes row={row} notifyVariant={notifyVariant} /> : null}
    </>
  )
}

function SheetButton({ row, notifyVariant }: CardQuickshopProps) {
  const t = useTranslations('quickshop')
  const shop = useShop()
  // compared by identity, because a page can have a product on two cards
  const isOpen = useShopState(({ quickshop }) => quickshop.product === row)
  // stays mounted, so that it can animate its closing and return the focus
  const [Sheet, setSheet] = useState<typeof QuickshopSheet | null>(null)
  const open = async ({ currentTarget }: MouseEvent) => {
    try {
      const module = await loadSheet()
      // the page may have been left meanwhile
      if (!currentTarget.isConnected) return
      setSheet(() => module.QuickshopSheet)
      shop.store.getState().openQuickshop(row, notifyVariant)
    } catch (error) {
      if (!currentTarget.isConnected) return
      notify(shop, { message: t('failed'), mode: 'error', placement: 'bottom-center' })
      reloadOrReport(error, { type: 'load', component: 'quickshop' })
    }
  }
  return (
    <>
      <button
        type="button"
        className={styles.plus}
        data-testid="quickshop-open"
        aria-haspopup="dialog"
        aria-label={t('open', { name: row.name })}
        onTouchStart={fetchSheet}
        onClick={open}
      >
        <Icon name="plus" />
      </button>
      {Sheet ? <Sheet row={row} isOpen={isOpen} notifyVariant={notifyVariant} /> : null}
    </>
  )
}

function CardSizes({ row, notifyVariant }: CardQuickshopProps) {
  const t = useTranslations('quickshop')
  const p = useTranslations('product')
  const { busy, refusal, add } = useCardAdd(row, notifyVariant)
  const { sizes = [], soldOut = [], name } = row
  return (
    <div
      role="toolbar"
      aria-label={t('sizes', { name })}
      className={styles.sizes}
      data-sizes=""
      data-testid="card-sizes"
      onKeyDown={moveFocusWithArrows}
    >
      {refusal ? (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      ) : null}
      {sizes.map((size, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: two sizes may have one name
          key={index}
          type="button"
          data-sold-out={soldOut.includes(index) ? '' : undefined}
          aria-label={soldOut.includes(index) ? `${size}, ${p('soldOut')}` : undefined}
          tabIndex={index === 0 ? 0 : -1}
          aria-busy={busy === index || undefined}
          onClick={() => add(index)}
        >
          {size}
        </button>
      ))}
      {sizes.length === 0 ? (
        <button type="button" aria-busy={busy === 0 || undefined} onClick={() => add(0)}>
          {p('add')}
        </button>
      ) : null}
    </div>
  )
}
