import type { Site } from '@/lib/market/site'
import type { Widget, WidgetImage } from './content-types'
import type { ParsedWidget } from './parse-widget'
import { siteHref, siteHtml } from './site-href'

type PlainWidget = Exclude<Widget, { kind: 'product-list' | 'hotspots' }>
type PlainContent = Exclude<ParsedWidget['content'], { kind: 'product-list' | 'hotspots' }>

/** A picture with the link of this site. */
export const localImage = <T extends WidgetImage>(site: Site, image: T): T => ({
  ...image,
  href: siteHref(site, image.href),
})

type Button = { href: string; text: string }

/** A button with the link of this site; null without a valid link. */
export const localButton = (site: Site, button: Button | null): Button | null => {
  const href = siteHref(site, button?.href)
  return button && href ? { href, text: button.text } : null
}

/** A widget with the links of this site. The cached widget has none, because both address modes share it. */
export function localiseWidget(site: Site, id: string, content: PlainContent): PlainWidget {
  const frame = { id, active: true } as const
  switch (content.kind) {
    case 'text':
    case 'rich-text':
    case 'html':
      return { ...frame, ...content, html: siteHtml(site, content.html) }
    case 'buttons':
      return { ...frame, ...content, buttons: content.buttons.flatMap((button) => localButton(site, button) ?? []) }
    case 'category-puffs':
      return { ...frame, ...content, images: content.images.map((image) => localImage(site, image)) }
    case 'text-on-image':
      return {
        ...frame,
        ...content,
        image: localImage(site, content.image),
        button: localButton(site, content.button),
      }
    default:
      return { ...frame, ...content, image: localImage(site, content.image) }
  }
}
