import type { ReactNode } from 'react'
import { LogoMark } from '@/components/checkout/logo-mark'
import styles from '@/components/checkout/payment/pay-mark.module.css'
import type { DeliveryWay } from '@/lib/delivery/delivery-way'

/** Icons with a view box of 38 × 24, like those of payment methods. */
const DRAWINGS: Record<DeliveryWay, ReactNode> = {
  pickup: (
    <path d="M12 10.500v8h14v-8M11 6h16l1.500 4a2.400 2.400 0 0 1-4.700 0 2.400 2.400 0 0 1-4.800 0 2.400 2.400 0 0 1-4.800 0 2.400 2.400 0 0 1-4.700 0ZM17 18.500v-5h4v5" />
  ),
  box: (
    <path d="M11 5h16v14H11Zm5.300 0v14m5.400-14v14M11 12h5.300m5.400-2.500H27m-5.300 5H27m-13-6v.500m0 6v.500m5-4v.500" />
  ),
  home: <path d="m10.500 12 8.500-7.500 8.500 7.500M13 10v9h12v-9m-8 9v-5h4v5" />,
}

/** The carrier's logo, else an icon for the way of delivery. Decorative, because the row names the carrier. */
export function ShipMark({ way, logo }: { way: DeliveryWay; logo: string }) {
  if (logo) return <LogoMark file={logo} />
  return (
    <svg className={styles.mark} viewBox="0 0 38 24" width="38" height="24" aria-hidden="true" data-mark={way}>
      {DRAWINGS[way]}
    </svg>
  )
}
