import * as z from 'zod'
import { jsonWidgetSchema } from './json-widget-schema'
import { productListSchema } from './product-list-schema'
import { sanitizeHtml } from './sanitize-html'
import { choice, type ImageSize, imageSchema, text, widgetImage } from './widget-fields'

const html = text.transform(sanitizeHtml)
const LEVELS = [1, 2, 3, 0] as const
const isFull = text.transform((classNames) => classNames === 'full')
const TONES = ['dark', 'light'] as const

// Drops a style sheet with `(`, `\` or `@import`, which could send requests, or with `<`, which could end its element.
const css = text.transform((rules) => (/[(\\<]|@import/i.test(rules) ? '' : rules))

const button = z
  .object({ url: text, buttonText: text, href: text, text })
  .partial()
  .transform((given) => ({ href: given.url || given.href || '', text: given.buttonText || given.text || '' }))

const isLight = (colour: string): boolean => /^(#f|white|rgba?\(2[2-5]\d)/i.test(colour)

const textSchema = z
  .object({
    title: text,
    titleRenderMode: choice(LEVELS, 2),
    subtitle: text,
    text: html,
    textAlignment: choice(['none', 'left', 'center', 'right', 'left'] as const, 'none'),
  })
  .transform((given) => ({
    kind: 'text' as const,
    title: given.title,
    titleLevel: given.titleRenderMode,
    subtitle: given.subtitle,
    html: given.text,
    align: given.textAlignment,
  }))

const imageWidgetSchema = (sizes: ImageSize[]) =>
  z.object({ image: imageSchema, classNames: isFull }).transform(({ image, classNames }) => ({
    kind: 'image' as const,
    image: widgetImage(image, sizes),
    full: classNames,
  }))

const bannerSchema = (sizes: ImageSize[]) =>
  z
    .object({
      image: imageSchema,
      classNames: isFull,
      text1: text,
      text2: text,
      buttonText: text,
      textColor: choice(TONES, 'dark'),
      textAndButtonPlacement: choice(['below', 'on'] as const, 'below'),
      textAndButtonPlacementFullWidth: choice(['left', 'middle', 'right'] as const, 'left'),
    })
    .transform((given) => ({
      kind: 'banner' as const,
      image: widgetImage(given.image, sizes),
      text1: given.text1,
      text2: given.text2,
      buttonText: given.buttonText,
      tone: given.textColor,
      placement: given.classNames ? given.textAndButtonPlacementFullWidth : given.textAndButtonPlacement,
      full: given.classNames,
    }))

const buttonsSchema = z.object({ buttons: z.array(button) }).transform(({ buttons }) => ({
  kind: 'buttons' as const,
  buttons: buttons.filter(({ href, text: label }) => href && label),
}))

const puffsSchema = (sizes: ImageSize[]) =>
  z.object({ heading: text, images: z.array(imageSchema) }).transform(({ heading, images }) => ({
    kind: 'category-puffs' as const,
    heading,
    images: images.map((image) => ({ ...widgetImage(image, sizes), text: image.text || image.title || '' })),
  }))

const textOnImageSchema = (sizes: ImageSize[]) =>
  z
    .object({
      image: imageSchema,
      heading: text,
      subHeading: text,
      headingFontColor: text,
      buttonUrl: text,
      buttonText: text,
    })
    .transform((given) => ({
      kind: 'text-on-image' as const,
      image: widgetImage(given.image, sizes),
      heading: given.heading,
      subHeading: given.subHeading,
      button: given.buttonUrl && given.buttonText ? { href: given.buttonUrl, text: given.buttonText } : null,
      tone: isLight(given.headingFontColor) ? ('light' as const) : ('dark' as const),
    }))

/**
 * Schemas by the backend's name. A new widget needs its schema here, its type in `content-types.ts`, its links in
 * `localise-widget.ts` (whose default expects an `image`), and a component with its case in
 * `components/content/widget-view.tsx`. One that shows products is loaded by `load-widget-products.ts`: add its kind to
 * the condition in `load-widget-area.ts` and to the types that `localise-widget.ts` excludes. A component that comes in
 * the JSON widget has its schema in `json-widget-schema.ts`. Examples are in `packages/mock-backend/catalogue/cms/`.
 */
const SCHEMAS = {
  text: () => textSchema,
  richtext: () => z.object({ text: html }).transform((given) => ({ kind: 'rich-text' as const, html: given.text })),
  image: imageWidgetSchema,
  banner: bannerSchema,
  buttons: () => buttonsSchema,
  categorypuffs: puffsSchema,
  textonimage: textOnImageSchema,
  html: () => z.object({ html, css }).transform((given) => ({ kind: 'html' as const, ...given })),
  json: () => jsonWidgetSchema,
  productlist: () => productListSchema.transform((given) => ({ kind: 'product-list' as const, ...given })),
}

type WidgetName = keyof typeof SCHEMAS

/** A validated configuration; a product list and an outfit have search parameters instead of products. */
export type CheckedWidget = z.infer<ReturnType<(typeof SCHEMAS)[WidgetName]>>
export type ProductListRequest = Extract<CheckedWidget, { kind: 'product-list' }>
export type HotspotsRequest = Extract<CheckedWidget, { kind: 'hotspots' }>

const isWidgetName = (name: string): name is WidgetName => Object.hasOwn(SCHEMAS, name)

/** Schema of a widget by its name ("Rich text") or type ("Rich textPageWidget"); null when unknown. */
export function widgetSchema(nameOrType: string, sizes: ImageSize[]): z.ZodType<CheckedWidget> | null {
  const name = nameOrType
    .replace(/PageWidget$/, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
  return isWidgetName(name) ? SCHEMAS[name](sizes) : null
}
