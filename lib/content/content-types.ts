import type { ProductCardModel } from '@/lib/product/product-types'

export type MenuItem = { id: string; label: string; href: string; targetBlank: boolean; children: MenuItem[] }
export type Menu = { title: string; items: MenuItem[] }

export type WidgetImage = {
  file: string
  mobileFile: string | null
  href: string | null
  alt: string
  width: number
  height: number
}

/** A CMS widget with a valid configuration. */
export type Widget = { id: string; active: true } & (
  | {
      kind: 'text'
      title: string
      titleLevel: 1 | 2 | 3 | 0
      subtitle: string
      html: string
      align: 'none' | 'left' | 'center' | 'right'
    }
  | { kind: 'rich-text'; html: string }
  | { kind: 'image'; image: WidgetImage; full: boolean }
  | {
      kind: 'banner'
      image: WidgetImage
      text1: string
      text2: string
      buttonText: string
      tone: 'dark' | 'light'
      placement: 'below' | 'on' | 'left' | 'middle' | 'right'
      full: boolean
    }
  | { kind: 'buttons'; buttons: { href: string; text: string }[] }
  | { kind: 'product-list'; title: string; isSlider: boolean; products: ProductCardModel[] }
  | { kind: 'category-puffs'; heading: string; images: (WidgetImage & { text: string })[] }
  | {
      kind: 'text-on-image'
      image: WidgetImage
      heading: string
      subHeading: string
      button: { href: string; text: string } | null
      tone: 'dark' | 'light'
    }
  | {
      kind: 'hotspots'
      image: WidgetImage
      heading: string
      text: string
      button: { href: string; text: string } | null
      spots: { x: number; y: number; product: ProductCardModel }[]
    }
  | { kind: 'html'; html: string; css: string }
)
/** The class names of a container that have an effect; others are ignored. */
export const CONTAINER_LOOKS = ['uneven', 'reverse', 'split', 'journal', 'promises', 'tight', 'pair'] as const
export type ContainerLook = (typeof CONTAINER_LOOKS)[number]
export type WidgetContainer = {
  id: string
  layout: 'full' | 'half' | 'third' | 'quarter'
  design: 'full-width' | 'default' | 'narrow'
  looks: ContainerLook[]
  widgets: Widget[]
}
export type WidgetArea = {
  title: string
  tags: string[]
  meta: { title: string; description: string }
  containers: WidgetContainer[]
}
