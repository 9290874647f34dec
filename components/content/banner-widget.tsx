import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { env } from '@/lib/config/env'
import type { Widget } from '@/lib/content/content-types'
import styles from './banner-widget.module.css'
import { HeroBanner } from './hero-banner'
import { PictureWithWords } from './picture-with-words'
import { type Layout, widgetSizes } from './widget-sizes'

type Banner = Extract<Widget, { kind: 'banner' }>
type BannerWidgetProps = { widget: Banner; layout: Layout; isPageStart: boolean; isPageTitle: boolean }

/** Title, text and link of a banner. The link covers the banner; its text is that of the button, else the title. */
function Words({ widget, isPageTitle }: Pick<BannerWidgetProps, 'widget' | 'isPageTitle'>) {
  const { image, text1, text2, buttonText } = widget
  const Heading = isPageTitle ? 'h1' : 'h2'
  const isTitleLink = Boolean(image.href && !buttonText)
  return (
    <div className={styles.words}>
      {text1 ? (
        <Heading className="serif d-32">
          {isTitleLink ? (
            <Link href={image.href ?? ''} className={styles.cover}>
              {text1}
            </Link>
          ) : (
            text1
          )}
        </Heading>
      ) : null}
      {text2 ? <p>{text2}</p> : null}
      {image.href && buttonText ? (
        <Link href={image.href} className={`text-link text-link--touch ${styles.cover}`}>
          {buttonText}
        </Link>
      ) : null}
    </div>
  )
}

/** A picture with text on it or below it. With `isPageTitle` the title is the h1. */
export function BannerWidget({ widget, layout, isPageStart, isPageTitle }: BannerWidgetProps) {
  const { image, text1: heading, text2: text, buttonText, tone } = widget
  if (widget.full) return <HeroBanner widget={widget} isPageStart={isPageStart} isPageTitle={isPageTitle} />
  if (widget.placement === 'on') {
    const button = image.href && buttonText ? { href: image.href, text: buttonText } : null
    return (
      <PictureWithWords id={widget.id} image={image} words={{ heading, text, button }} tone={tone} layout={layout} />
    )
  }
  return (
    <div className={styles.banner} data-part="banner" data-promo={image.href ? widget.id : undefined}>
      <div className={styles.picture} data-part="picture">
        <Picture
          imageBase={env().IMAGE_URL}
          file={image.file}
          width={image.width}
          height={image.height}
          sizes={widgetSizes(layout)}
          alt={image.alt}
          priority={isPageStart}
          ground="wall"
        />
      </div>
      <Words widget={widget} isPageTitle={isPageTitle} />
    </div>
  )
}
