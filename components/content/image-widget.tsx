import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { env } from '@/lib/config/env'
import type { Widget } from '@/lib/content/content-types'
import { type Layout, widgetSizes } from './widget-sizes'

type ImageWidgetProps = { widget: Extract<Widget, { kind: 'image' }>; layout: Layout; priority: boolean }

/** A picture, with a link if the editor has set one. */
export function ImageWidget({ widget: { id, image }, layout, priority }: ImageWidgetProps) {
  const picture = (
    <Picture
      imageBase={env().IMAGE_URL}
      file={image.file}
      width={image.width}
      height={image.height}
      sizes={widgetSizes(layout)}
      alt={image.alt}
      priority={priority}
      ground="wall"
    />
  )
  return image.href ? (
    <Link href={image.href} data-promo={id}>
      {picture}
    </Link>
  ) : (
    picture
  )
}
