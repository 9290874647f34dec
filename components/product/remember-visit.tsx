'use client'

import { useEffect } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { waitForMoment } from '@/lib/browser/first-interaction'
import { imageUrl } from '@/lib/content/image-url'

type RememberVisitProps = { href: string; name: string; file: string | undefined }

/** Stores the product of this page in the shopper's own browser, once the page is used. */
export function RememberVisit({ href, name, file }: RememberVisitProps) {
  const { site, imageBase } = useShopConfig()
  useEffect(() => {
    if (!file) return
    let isLeft = false
    waitForMoment('page')
      .then(() => import('@/lib/product/visited-products'))
      .then(
        ({ rememberVisited }) => {
          if (isLeft) return
          rememberVisited(site, { href, name, picture: imageUrl(imageBase, file, { width: 320, height: 400 }) })
        },
        () => {},
      )
    return () => {
      isLeft = true
    }
  }, [site, imageBase, href, name, file])
  return null
}
