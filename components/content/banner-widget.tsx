import { LinkButton } from '@/components/ui/link-button'
import { Picture } from '@/components/ui/picture'
import { env } from '@/lib/config/env'
import type { Widget } from '@/lib/content/content-types'
import styles from './banner-widget.module.css'
import { type Layout, widgetSizes } from './widget-sizes'

type BannerWidgetProps = { widget: Extract<Widget, { kind: 'banner' }>; layout: Layout; opensPage: boolean }

/** A picture with words on its quiet part, or below it. Where it opens the page its first line is the h1. */
export function BannerWidget({ widget, layout, opensPage }: BannerWidgetProps) {
  const { image } = widget
  const isOn = widget.placement !== 'below'
  const Heading = opensPage ? 'h1' : 'h2'
  return (
    <div
      className={isOn ? `${styles.banner} ${styles.on}` : styles.banner}
      data-tone={widget.tone}
      data-place={widget.placement}
    >
      <div className={styles.picture}>
        <Picture
          base={env().IMAGE_URL}
          file={image.file}
          width={image.width}
          height={image.height}
          sizes={widgetSizes(layout)}
          alt={image.alt}
          priority={opensPage}
          ground="wall"
          mobile={image.mobileFile ? { file: image.mobileFile, width: 800, height: 1530 } : null}
        />
      </div>
      <div className={styles.text}>
        {widget.text1 ? <Heading className={isOn ? 'serif' : 'serif d-32'}>{widget.text1}</Heading> : null}
        {widget.text2 ? <p>{widget.text2}</p> : null}
        {image.href && widget.buttonText ? (
          <div className={styles.action}>
            <LinkButton href={image.href} variant={isOn ? 'fill' : 'line'}>
              {widget.buttonText}
            </LinkButton>
          </div>
        ) : null}
      </div>
    </div>
  )
}
