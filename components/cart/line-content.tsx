import type { ReactNode } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { CartLine } from '@/lib/cart/cart-types'
import { localHref } from '@/lib/routing/href'
import styles from './cart-lines.module.css'

type LineContentProps = {
  line: Pick<CartLine, 'product' | 'size'>
  /** The amount at the end of the first row. */
  total: ReactNode
  isReduced?: boolean
  /** Content below brand, name, colour and size. */
  children: ReactNode
}

/** Picture and texts of a line or of a free gift. */
export function LineContent({ line: { product, size }, total, isReduced = false, children }: LineContentProps) {
  const { site, imageBase } = useShopConfig()
  const [picture] = product.images
  return (
    <>
      {picture ? (
        <Picture imageBase={imageBase} file={picture} width={224} height={280} sizes="112px" alt="" />
      ) : (
        <span />
      )}
      <div className={styles.text}>
        <div className={styles.top}>
          <div className={styles.what}>
            <p className={styles.brand}>{product.brand}</p>
            <p>
              <Link href={localHref(site, product.canonicalUrl)}>{product.name}</Link>
            </p>
          </div>
          <p className={styles.total} data-sale={isReduced ? '' : undefined}>
            {total}
          </p>
        </div>
        <p className={styles.meta}>{[product.colour, size].filter(Boolean).join(', ')}</p>
        {children}
      </div>
    </>
  )
}
