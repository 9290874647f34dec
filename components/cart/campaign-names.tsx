import type { CartLine } from '@/lib/cart/cart-types'
import styles from './cart-lines.module.css'

/** The campaigns of a line by name, except those that hide it (R-CART-12). */
export const CampaignNames = ({ campaigns }: Pick<CartLine, 'campaigns'>) =>
  campaigns
    .filter(({ hideTitle }) => !hideTitle)
    .map(({ name }) => (
      <p key={name} className={styles.campaign}>
        {name}
      </p>
    ))
