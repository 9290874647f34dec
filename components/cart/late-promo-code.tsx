import { PROMO_NAMESPACES } from '@/components/providers/client-namespaces'
import { LateMessages } from '@/components/providers/late-messages'
import { PromoCode } from './promo-code'
import styles from './promo-code.module.css'

/** `PromoCode` for pages without its messages: reserves its space until they have loaded. */
export const LatePromoCode = ({ code }: { code: string | null }) => (
  <div className={styles.place}>
    <LateMessages namespaces={PROMO_NAMESPACES}>
      <PromoCode code={code} />
    </LateMessages>
  </div>
)
