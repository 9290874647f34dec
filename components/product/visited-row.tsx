import { useEffect, useRef, useState } from 'react'
import { VisitedProducts } from '@/components/layout/visited-products'
import { useShopConfig } from '@/components/providers/use-shop'
import { useIsSeen } from '@/components/ui/use-is-seen'
import { imageUrl } from '@/lib/content/image-url'
import { LEAST_IN_ROW } from '@/lib/product/card-row'
import { rememberVisited } from '@/lib/product/visited-products'
import { localHref } from '@/lib/routing/href'
import type { CardScrollersProps } from './card-scrollers'

export type VisitedRowProps = {
  href: string
  name: string
  /** The product's first picture; without one the product is not stored. */
  file: string | undefined
  /** Rows of products shown above. */
  above: CardScrollersProps['scrollers']
}

/**
 * Stores this product in the browser and shows those viewed before. The row appears once its place is outside the
 * viewport, so that nothing visible moves.
 */
export function VisitedRow({ href, name, file, above }: VisitedRowProps) {
  const { site, imageBase } = useShopConfig()
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useIsSeen(place)
  const [isShown, setShown] = useState(false)
  const [without] = useState(() => [
    href,
    ...above.flatMap(({ rows }) => rows.map(({ path }) => localHref(site, path))),
  ])
  useEffect(() => {
    if (file) rememberVisited(site, { href, name, picture: imageUrl(imageBase, file, { width: 320, height: 400 }) })
  }, [site, imageBase, href, name, file])
  useEffect(() => {
    if (isSeen === false) setShown(true)
  }, [isSeen])
  return <div ref={place}>{isShown ? <VisitedProducts without={without} least={LEAST_IN_ROW} /> : null}</div>
}
