import { useTranslations } from 'next-intl'
import { useShopConfig } from '@/components/providers/use-shop'
import { LinkButton } from '@/components/ui/link-button'
import { Picture } from '@/components/ui/picture'
import { routeHref } from '@/lib/routing/href'
import styles from './empty-cart.module.css'

/** One still life, one line, one way on. */
export function EmptyCart({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('cart')
  const { site, imageBase } = useShopConfig()
  return (
    <div className={styles.empty}>
      <div className={styles.picture}>
        <Picture
          base={imageBase}
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
      <div onClickCapture={onLeave}>
        <LinkButton href={routeHref(site, 'home')} wide>
          {t('emptyLink')}
        </LinkButton>
      </div>
    </div>
  )
}
