import type { Widget } from '@/lib/content/content-types'
import { PictureWithWords } from './picture-with-words'
import type { Layout } from './widget-sizes'

type TextOnImageWidgetProps = { widget: Extract<Widget, { kind: 'text-on-image' }>; layout: Layout }

/** A picture with a heading and a link on it. */
export function TextOnImageWidget({ widget, layout }: TextOnImageWidgetProps) {
  const { id, heading, subHeading: text, button, image, tone } = widget
  return <PictureWithWords id={id} image={image} words={{ heading, text, button }} tone={tone} layout={layout} />
}
