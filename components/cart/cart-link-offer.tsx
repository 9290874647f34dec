import { useTranslations } from 'next-intl'
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
      {picture ? <Picture base={imageBase} file={picture} width={112} height={140} sizes="56px" alt="" /> : <span />}
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
  const t = useTranslations('cart')
  const common = useTranslations('common')
  const shop = useShop()
  const isOpen = useShopState((state) => state.overlay.current === 'cart-link')
  const { offer, isAdding } = useShopState((state) => state.cartLink)
  const close = () => {
    const { overlay, closeOverlay } = shop.store.getState()
    // the dialog also reports that it was closed when the cart takes its place
    if (overlay.current === 'cart-link') closeOverlay()
  }
  return (
    <Drawer
      id="cart-link"
      side="center"
      isOpen={isOpen}
      onClose={close}
      closeLabel={common('close')}
      title={t('link.title', { count: countPieces(offer) })}
      foot={
        <div className={styles.act}>
          <Button variant="line" onClick={close}>
            {t('link.decline')}
          </Button>
          <Button busy={isAdding} busyText={t('link.adding')} onClick={() => acceptOffer(shop)}>
            {t('link.add')}
          </Button>
        </div>
      }
    >
      <p className={styles.quiet}>{t('link.text')}</p>
      <ul className={styles.lines} aria-label={t('link.lines')}>
        {offer.map((line) => (
          <OfferedLine key={line.id} line={line} />
        ))}
      </ul>
    </Drawer>
  )
}
