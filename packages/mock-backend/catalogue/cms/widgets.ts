import { type ColourKey, SCENES, type SceneName, sceneFile } from '@kajo/picture-studio'
import type { CmsContainer, CmsWidget } from '#catalogue/types'

export type Picture = {
  scene: SceneName
  phone?: SceneName
  /** Colour of the scene's main piece; by default the colour of the scene. */
  colour?: ColourKey
  href?: string
  alt: string
  text?: string
}

// As in the real service, `type` is the name with the suffix `PageWidget`; clients read either field.
const widget = (name: string, configuration: Record<string, unknown>): CmsWidget => ({
  name,
  type: `${name}PageWidget`,
  configuration: { name, active: true, displayName: name, ...configuration },
})

const image = ({ scene, phone, colour, href = '', alt, text = '' }: Picture) => ({
  filename: sceneFile(scene, colour),
  filenameForMobileDevice: sceneFile(phone ?? scene, colour),
  href,
  altText: alt,
  title: text,
  text,
})

const ALIGNMENTS = ['none', 'left', 'center'] as const
type TextParts = { title?: string; level?: 'h1' | 'h2' | 'h3' | 'div'; subtitle?: string; html?: string }

/** Text widget. The service numbers heading levels from 0 (h1) to 3 (div). */
export const textWidget = (parts: TextParts, align: (typeof ALIGNMENTS)[number] = 'none'): CmsWidget =>
  widget('Text', {
    title: parts.title ?? '',
    titleRenderMode: ['h1', 'h2', 'h3', 'div'].indexOf(parts.level ?? 'h2'),
    subtitle: parts.subtitle ?? '',
    subtitleRenderMode: 3,
    text: parts.html ?? '',
    textAlignment: ALIGNMENTS.indexOf(align),
  })

export const richText = (html: string): CmsWidget => widget('Rich text', { text: html })

export const imageWidget = (picture: Picture): CmsWidget => widget('Image', { image: image(picture), classNames: '' })

type BannerParts = { picture: Picture; title: string; text: string; button: string }

/** Full-width banner. Its text covers the left part of the picture, where the scenes have no details. */
export const heroBanner = ({ picture, title, text, button }: BannerParts): CmsWidget =>
  widget('Banner', {
    image: image(picture),
    classNames: 'full',
    text1: title,
    text2: text,
    buttonText: button,
    textColor: 0,
    textAndButtonPlacement: 1,
    textAndButtonPlacementFullWidth: 0,
  })

/** Banner in a column with its text below the picture. Without a button, its title is the link. */
export const columnBanner = ({
  picture,
  title,
  text,
  button = '',
}: Omit<BannerParts, 'button'> & { button?: string }): CmsWidget =>
  widget('Banner', {
    image: image(picture),
    classNames: '',
    text1: title,
    text2: text,
    buttonText: button,
    textColor: 0,
    textAndButtonPlacement: 0,
    textAndButtonPlacementFullWidth: 0,
  })

export const textOnImage = ({ picture, title, text, button }: BannerParts): CmsWidget =>
  widget('Text on image', {
    image: image(picture),
    heading: title,
    subHeading: text,
    headingFontColor: '#16150F',
    headingFontStyleItalic: false,
    headingLineHeight: 1,
    headingTextShadow: false,
    buttonUrl: picture.href ?? '',
    buttonText: button,
    buttonFontColor: '#FFFFFF',
    buttonBackgroundColor: '#16150F',
  })

export const categoryPuffs = (heading: string, pictures: readonly Picture[]): CmsWidget =>
  widget('Category puffs', {
    heading,
    images: pictures.map(image),
    padding: 1,
    lineHeight: 1,
    isUnderline: false,
    isUppercase: false,
  })

export const buttonsWidget = (buttons: readonly { url: string; text: string }[]): CmsWidget =>
  widget('Buttons', { buttons: buttons.map(({ url, text }) => ({ url, buttonText: text, href: url, text })) })

type Spot = { x: number; y: number; articleNumber: string }
type OutfitParts = BannerParts & { spots: readonly Spot[] }

/** A custom component, stored in the platform's widget for JSON. */
export const jsonWidget = (component: string, configuration: Record<string, unknown>): CmsWidget =>
  widget('JSON', { json: JSON.stringify({ component, configuration }) })

/** An outfit picture with a hotspot on each piece. */
export const hotspots = ({ picture, title, text, button, spots }: OutfitParts): CmsWidget => {
  const { width, height } = SCENES[picture.scene]
  const { filename, altText } = image(picture)
  const configuration = {
    image: { filename, altText, width, height },
    heading: title,
    text,
    button: { href: picture.href ?? '', text: button },
    spots,
  }
  return jsonWidget('hotspots', configuration)
}

/** Number of products in a slider and in a grid. */
export const SLIDER = 12
export const GRID = 8
/** Products in a row of the grid; the service limits the number of rows (`pageCount`). */
const ROW = 4

type ListParts = { title: string; articleNumbers: readonly string[]; grid?: boolean }

/** `name` of the widgets that `productList` makes. */
export const PRODUCT_LIST = 'Product list'

/** A slider of at most SLIDER products or a grid of at most GRID, in the order of the article numbers. */
export const productList = ({ title, articleNumbers, grid = false }: ListParts): CmsWidget =>
  widget(PRODUCT_LIST, {
    title,
    mode: 'DEFAULT',
    searchParameters: { articleNumbers },
    slideshowDisabled: grid,
    limitNrOfRows: true,
    pageCount: (grid ? GRID : SLIDER) / ROW,
    displayNavigationArrows: !grid,
    displayNavigationLinks: false,
  })

export const container = (
  name: string,
  widgets: CmsWidget[],
  layout: CmsContainer['layout'] = 'full',
  design: CmsContainer['design'] = 'default',
  classNames: CmsContainer['classNames'] = [],
): CmsContainer => ({ name, layout, design, classNames, widgets })
