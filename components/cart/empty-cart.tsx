import { useTranslations } from 'next-intl'
import { useShopConfig } from '@/components/providers/use-shop'
import { LinkButton } from '@/components/ui/link-button'
import { Picture } from '@/components/ui/picture'
import { routeHref } from '@/lib/routing/href'
import styles from './empty-cart.module.css'
import { PopularProducts } from './popular-products'

/** The empty cart: picture, text, link and top products. */
export function EmptyCart({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('cart')
  const { site, imageBase } = useShopConfig()
  return (
    <div onClickCapture={(event) => (event.target as Element).closest('a') && onLeave()}>
      <div className={styles.picture}>
        <Picture
          imageBase={imageBase}
          file="scene.still-bag.webp"
          width={800}
          height={800}
          sizes="480px"
          alt=""
          ground="wall"
        />
      </div>
      <p className="serif d-32">{t('emptyTitle')}</p>
      <p className={styles.text}>{t('emptyText')}</p>
      <LinkButton href={routeHref(site, 'home')} wide>
        {t('emptyLink')}
      </LinkButton>
      <PopularProducts />
    </div>
  )
}
