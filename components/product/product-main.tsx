import { type ReactNode, useRef } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import type { PurchaseProduct } from '@/lib/product/purchase-product'
import { BuyBar } from './buy-bar'
import { BuyForm } from './buy-form'
import { ProductGallery } from './product-gallery'
import styles from './product-page.module.css'
import { usePurchase } from './use-purchase'

export type ProductMainProps = {
  product: PurchaseProduct
  /** Id of the sheet with the size guide, when there is one. */
  sizeGuideId: string | null
  /** Anchor of similar products, when there are any. */
  similarHref: string | null
  serviceMail: string
  /** "Coming 12 December", while the product is not sold yet. */
  comingText: string | null
  privacyHref: string
  /** Name, price and colours, above the sizes. */
  heading: ReactNode
  /** Product information below the button. */
  details: ReactNode
}

function BuyColumn({ product, heading, details, ...formProps }: ProductMainProps) {
  const purchase = usePurchase(product)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const endRef = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className={styles.buy}>
        {heading}
        <BuyForm product={product} purchase={purchase} buttonRef={buttonRef} {...formProps} />
        {details}
        {formProps.comingText || product.isSoldOut ? null : (
          <BuyBar product={product} purchase={purchase} buttonRef={buttonRef} endRef={endRef} />
        )}
      </div>
      <div ref={endRef} className={styles.end} />
    </>
  )
}

/** Pictures on the left, the buy column beside them (R-PDP-01…06). */
export function ProductMain(props: ProductMainProps) {
  const { imageBase } = useShopConfig()
  const { images, name } = props.product
  return (
    <>
      <ProductGallery imageBase={imageBase} images={images} name={name} />
      <BuyColumn {...props} />
    </>
  )
}
