import { useTranslations } from 'next-intl'
import { useId, useRef } from 'react'
import { useLoad } from '@/components/providers/use-load'
import { useShop, useShopConfig } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { Drawer } from '@/components/ui/drawer'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { CardProduct } from '@/lib/product/card-product-schema'
import type { CardRow } from '@/lib/product/card-row-schema'
import { fetchCardProducts } from '@/lib/product/fetch-card-products'
import type { NotifyVariant } from '@/lib/product/quickshop-types'
import { localHref } from '@/lib/routing/href'
import { CardPrice } from './card-price'
import styles from './quickshop-sheet.module.css'
import { RefusalNote } from './refusal-note'
import { SizeCells } from './size-cells'
import { useAddedSnackbar } from './use-added-snackbar'
import { usePurchase } from './use-purchase'

type Sizes = CardProduct['sizes']

type FormProps = {
  name: string
  sizes: Sizes
  notifyVariant: NotifyVariant
  /** Called after each addition, also one that completes after the form was closed. */
  onAdded: () => void
  onClose: () => void
}

function QuickshopForm({ name, sizes, notifyVariant, onAdded, onClose }: FormProps) {
  const t = useTranslations('product')
  const errorId = useId()
  const purchase = usePurchase({ name, sizes }, notifyVariant)
  const { refusal, state } = purchase
  const formRef = useRef<HTMLFormElement>(null)
  const add = async () => {
    if (!(await purchase.add())) return
    // a form that was closed meanwhile must not close the sheet that is open now, which may be of the same product
    if (formRef.current) onClose()
    onAdded()
  }
  return (
    // in a form, so that its radio buttons and those of the product page behind it are separate groups
    <form ref={formRef} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <fieldset ref={purchase.sizesRef}>
        <legend className={styles.legend}>{t('size')}</legend>
        <SizeCells
          sizes={sizes}
          firstRef={purchase.firstSizeRef}
          errorId={refusal ? errorId : undefined}
          onChoose={purchase.choose}
        />
      </fieldset>
      <RefusalNote id={errorId} className={styles.error} refusal={refusal} />
      <Button wide busy={state === 'busy'} busyText={t('adding')} onClick={add}>
        {t('add')}
      </Button>
    </form>
  )
}

type QuickshopSheetProps = { row: CardRow; isOpen: boolean; notifyVariant: NotifyVariant }

type SheetBodyProps = Omit<QuickshopSheetProps, 'isOpen'> & Pick<FormProps, 'onAdded' | 'onClose'>

function SheetBody({ row, notifyVariant, onAdded, onClose }: SheetBodyProps) {
  const t = useTranslations('quickshop')
  const common = useTranslations('common')
  const { site, imageBase } = useShopConfig()
  const load = () => fetchCardProducts(site, [row.id]).then(([product]) => product?.sizes ?? [])
  const { data: sizes, hasFailed, retry } = useLoad(`${row.id}`, load, 'quickshop')
  return (
    <>
      <div className={styles.product}>
        {row.image ? (
          <Picture imageBase={imageBase} file={row.image} width={160} height={200} sizes="80px" alt="" />
        ) : (
          // keeps the column of the picture
          <span />
        )}
        <div>
          <p className={styles.brand}>{row.brand}</p>
          <CardPrice row={row} />
          <Link href={localHref(site, row.path)} className="text-link text-link--touch" onClick={onClose}>
            {t('seeProduct')}
          </Link>
        </div>
      </div>
      {sizes?.length === 0 ? <p role="alert">{t('gone')}</p> : null}
      {sizes?.length ? (
        <QuickshopForm
          name={row.name}
          sizes={sizes}
          notifyVariant={notifyVariant}
          onAdded={onAdded}
          onClose={onClose}
        />
      ) : null}
      {hasFailed ? (
        <div className={styles.failed}>
          <p role="alert">{t('failed')}</p>
          <Button variant="line" small onClick={retry}>
            {common('retry')}
          </Button>
        </div>
      ) : null}
      {sizes || hasFailed ? null : (
        <p className={styles.wait} aria-busy="true">
          <span className="visually-hidden">{common('loading')}</span>
        </p>
      )}
    </>
  )
}

/** The quick shop on touch screens (R-LIST-09): a sheet at the bottom with picture, price, sizes and button. */
export function QuickshopSheet({ row, isOpen, notifyVariant }: QuickshopSheetProps) {
  const common = useTranslations('common')
  const shop = useShop()
  const showAddedSnackbar = useAddedSnackbar()
  const close = () => shop.store.getState().closeQuickshop()
  return (
    <Drawer id={useId()} side="bottom" isOpen={isOpen} onClose={close} title={row.name} closeLabel={common('close')}>
      <SheetBody
        row={row}
        notifyVariant={notifyVariant}
        onClose={close}
        onAdded={() => {
          if (notifyVariant === 'snackbar') showAddedSnackbar()
        }}
      />
    </Drawer>
  )
}
