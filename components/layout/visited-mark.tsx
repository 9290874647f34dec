import { env } from '@/lib/config/env'
import { imageUrl } from '@/lib/content/image-url'
import type { Site } from '@/lib/market/site'

type VisitedMarkProps = { site: Site; href: string; name: string; file: string | null | undefined }

/** On a product's page: lets the browser remember that this shopper was here. */
export function VisitedMark({ site, href, name, file }: VisitedMarkProps) {
  if (!file) return null
  return (
    <i
      hidden
      data-behaviour="remember-product"
      data-place={`${site.market}-${site.lang}`}
      data-href={href}
      data-name={name}
      data-picture={imageUrl(env().IMAGE_URL, file, { width: 320, height: 400 })}
    />
  )
}
