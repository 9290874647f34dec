import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { env } from '@/lib/config/env'
import type { Widget } from '@/lib/content/content-types'
import styles from './text-on-image-widget.module.css'
import { type Layout, widgetSizes } from './widget-sizes'

type TextOnImageWidgetProps = { widget: Extract<Widget, { kind: 'text-on-image' }>; layout: Layout }

/** A picture with a heading set on it and one way on. */
export function TextOnImageWidget({ widget, layout }: TextOnImageWidgetProps) {
  const { image } = widget
  return (
    <div className={styles.widget} data-tone={widget.tone} data-layout={layout}>
      <div className={styles.picture}>
        <Picture
          base={env().IMAGE_URL}
          file={image.file}
          width={image.width}
          height={image.height}
          sizes={widgetSizes(layout)}
          alt={image.alt}
          ground="wall"
        />
      </div>
      <div className={styles.text}>
        <h2 className="serif d-40">{widget.heading}</h2>
        {widget.subHeading ? <p>{widget.subHeading}</p> : null}
        {widget.button ? (
          <Link href={widget.button.href} className="text-link text-link--touch">
            {widget.button.text}
          </Link>
        ) : null}
      </div>
    </div>
  )
}
