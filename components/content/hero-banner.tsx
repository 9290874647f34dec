import { preload } from 'react-dom'
import { LinkButton } from '@/components/ui/link-button'
import { Picture } from '@/components/ui/picture'
import { env } from '@/lib/config/env'
import type { Widget } from '@/lib/content/content-types'
import { imageSet } from '@/lib/content/image-url'
import styles from './hero-banner.module.css'

type Banner = Extract<Widget, { kind: 'banner' }>

/** Size of the mobile image, in CSS pixels. */
const TALL = { width: 800, height: 1530 }

/** Preloads both crops, each for the screens that show it: the image is usually the largest contentful paint. */
function preloadCrops({ image }: Banner): void {
  const imageBase = env().IMAGE_URL
  const announce = (file: string, frame: { width: number; height: number }, media?: string) => {
    const { src, srcSet } = imageSet(imageBase, file, frame)
    preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: '100vw', fetchPriority: 'high', media })
  }
  if (image.mobileFile) announce(image.mobileFile, TALL, '(max-width: 767px)')
  announce(image.file, image, image.mobileFile ? '(min-width: 768px)' : undefined)
}

type HeroBannerProps = { widget: Banner; isPageStart: boolean; isPageTitle: boolean }

/**
 * Full-width picture with text placed on it by `placement`. When the banner is in the first container of the page,
 * `data-hero` lets the header overlay it in the text colour of its tone.
 */
export function HeroBanner({ widget, isPageStart, isPageTitle }: HeroBannerProps) {
  const { image } = widget
  const Heading = isPageTitle ? 'h1' : 'h2'
  if (isPageStart) preloadCrops(widget)
  return (
    <div
      className={styles.hero}
      data-promo={image.href ? widget.id : undefined}
      data-hero={isPageStart ? widget.tone : undefined}
      data-tone={widget.tone}
      data-place={widget.placement}
    >
      <Picture
        imageBase={env().IMAGE_URL}
        file={image.file}
        width={image.width}
        height={image.height}
        sizes="100vw"
        alt={image.alt}
        priority={isPageStart}
        ground="wall"
        mobile={image.mobileFile ? { file: image.mobileFile, ...TALL } : null}
      />
      <div className={styles.words}>
        <div>
          {widget.text1 ? <Heading className="serif">{widget.text1}</Heading> : null}
          {widget.text2 ? <p>{widget.text2}</p> : null}
        </div>
        {image.href && widget.buttonText ? <LinkButton href={image.href}>{widget.buttonText}</LinkButton> : null}
      </div>
    </div>
  )
}
