import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useShop, useShopConfig, useShopState } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { Drawer } from '@/components/ui/drawer'
import { Picture } from '@/components/ui/picture'
import { countPieces } from '@/lib/cart/add-shared-lines'
import { acceptOffer } from '@/lib/cart/open-cart-link'
import type { SharedLine } from '@/lib/cart/shared-cart-types'
import styles from './cart-link-offer.module.css'

function OfferedLine({ line: { name, size, picture, quantity } }: { line: SharedLine }) {
  const { imageBase } = useShopConfig()
  return (
    <li className={styles.line}>
      {picture ? (
        <Picture imageBase={imageBase} file={picture} width={112} height={140} sizes="56px" alt="" />
      ) : (
        <span />
      )}
      <div>
        <p>
          {quantity > 1 ? `${quantity} × ` : null}
          {name}
        </p>
        {size ? <p className={styles.quiet}>{size}</p> : null}
      </div>
    </li>
  )
}

/** Asks whether the lines of somebody else's cart are to be added to the shopper's own (T26). */
export function CartLinkOffer() {
  const t = useTranslations('cartLink')
  const common = useTranslations('common')
  const shop = useShop()
  const modal = useShopState(({ layers }) => layers.modal)
  const offer = modal.component === 'cart-link' ? modal : null
  // a closing dialog keeps its content until its animation has ended
  const [shown, setShown] = useState(offer)
  if (offer && offer !== shown) setShown(offer)
  const isAdding = useShopState((state) => state.cartLink.isAdding)
  if (!shown) return null
  const { props, showOverlay, bottom } = shown
  const close = () => shop.store.getState().closeModal('cart-link')
  return (
    <Drawer
      id="cart-link"
      side={bottom ? 'bottom' : 'center'}
      isOpen={offer !== null}
      isDarkened={showOverlay}
      onClose={close}
      closeLabel={common('close')}
      title={t('title', { count: countPieces(props.lines) })}
      foot={
        <div className={styles.act}>
          <Button variant="line" onClick={close}>
            {t('decline')}
          </Button>
          <Button busy={isAdding} busyText={t('adding')} onClick={() => acceptOffer(shop)}>
            {t('add')}
          </Button>
        </div>
      }
    >
      <p className={styles.quiet}>{t('text')}</p>
      <ul className={styles.lines} aria-label={t('lines')}>
        {props.lines.map((line) => (
          <OfferedLine key={line.id} line={line} />
        ))}
      </ul>
    </Drawer>
  )
}
