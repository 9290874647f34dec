import type { CartLine } from '@/lib/cart/cart-types'
import { shownNames } from '@/lib/product/shown-names'
import styles from './cart-lines.module.css'

/** Names of a line's campaigns, except campaigns that hide their name (R-CART-12). */
export const CampaignNames = ({ campaigns }: Pick<CartLine, 'campaigns'>) =>
  shownNames(campaigns).map((name) => (
    <p key={name} className={styles.campaign}>
      {name}
    </p>
  ))
