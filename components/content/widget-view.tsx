import type { Widget } from '@/lib/content/content-types'
import type { Site } from '@/lib/market/site'
import { BannerWidget } from './banner-widget'
import { ButtonsWidget } from './buttons-widget'
import { CategoryPuffsWidget } from './category-puffs-widget'
import { HotspotsWidget } from './hotspots-widget'
import { ImageWidget } from './image-widget'
import { ProductListWidget } from './product-list-widget'
import { TextOnImageWidget } from './text-on-image-widget'
import { HtmlText, TextWidget } from './text-widget'
import type { Layout } from './widget-sizes'

type WidgetViewProps = {
  site: Site
  widget: Widget
  layout: Layout
  /** In the first container of the page. */
  isPageStart: boolean
  /** Its title is the h1 of the page. */
  isPageTitle: boolean
  /** Holds the first picture of the page. */
  isEager: boolean
  ways?: { href: string; text: string }[]
}

/** One widget. The loader has removed unknown ones. */
export function WidgetView({ site, widget, layout, isEager, ways, ...place }: WidgetViewProps) {
  switch (widget.kind) {
    case 'text':
      return <TextWidget site={site} widget={widget} isPageTitle={place.isPageTitle} />
    case 'rich-text':
    case 'html':
      return <HtmlText html={widget.html} />
    case 'image':
      return <ImageWidget widget={widget} layout={layout} priority={isEager} />
    case 'banner':
      return <BannerWidget widget={widget} layout={layout} {...place} />
    case 'buttons':
      return <ButtonsWidget widget={widget} />
    case 'product-list':
      return <ProductListWidget lang={site.lang} widget={widget} ways={ways} />
    case 'hotspots':
      return <HotspotsWidget site={site} widget={widget} />
    case 'category-puffs':
      return <CategoryPuffsWidget widget={widget} />
    case 'text-on-image':
      return <TextOnImageWidget widget={widget} layout={layout} />
  }
}
