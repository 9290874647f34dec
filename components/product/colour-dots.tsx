import { useShopConfig } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import type { ColourLink } from '@/lib/product/colour-links'
import { localHref } from '@/lib/routing/href'
import { moveFocusWithArrows } from './move-focus-with-arrows'
import styles from './product-card.module.css'

/** Number of dots shown; the others are counted as "+2". */
const MOST = 4
/** Distance between the dots and width of their links, in px: the links are for a mouse, so 44 px are not needed. */
const STEP = 24

type ColourDotsProps = {
  hexes: readonly string[]
  /** Text of the dots: "3 colours". */
  label: string
  /** The products behind the dots after the first. */
  links: readonly ColourLink[]
  /** Called with the picture of a hovered or focused dot, and with null afterwards. */
  onShow: (image: string | null) => void
}

/** Links over the dots to the products in these colours. */
function DotLinks({ links, label, onShow }: Pick<ColourDotsProps, 'links' | 'label' | 'onShow'>) {
  const { site } = useShopConfig()
  const hide = () => onShow(null)
  return (
    <span
      role="toolbar"
      aria-label={label}
      className={styles.dotLinks}
      data-dot-links=""
      onKeyDown={moveFocusWithArrows}
    >
      {links.map(({ path, label: colour, image }, index) => (
        <Link
          key={path}
          href={localHref(site, path)}
          aria-label={colour}
          // the ticket of the card belongs to another product
          data-ticket=""
          tabIndex={index === 0 ? 0 : -1}
          onPointerEnter={() => onShow(image)}
          onPointerLeave={hide}
          onFocus={() => onShow(image)}
          onBlur={hide}
        />
      ))}
    </span>
  )
}

/**
 * The colours of the style as dots; the first is the card's own and has a ring. The colours are `fill` attributes,
 * because the content security policy forbids style attributes.
 */
export function ColourDots({ hexes, label, links, onShow }: ColourDotsProps) {
  const [own, ...others] = hexes.slice(0, MOST)
  if (!own || others.length === 0) return <p className={styles.note}>{label}</p>
  const width = others.length * STEP + 12
  return (
    <p className={styles.dots}>
      <svg
        width={width}
        height={12}
        viewBox={`0 0 ${width} 12`}
        role="img"
        aria-label={label}
        aria-hidden={links.length > 0 || undefined}
      >
        <circle cx={6} cy={6} r={5.5} data-ring="" />
        <circle cx={6} cy={6} r={3.5} fill={own} />
        {others.map((hex, index) => (
          <circle key={hex} cx={(index + 1) * STEP + 6} cy={6} r={5.5} fill={hex} />
        ))}
      </svg>
      {links.length > 0 ? <DotLinks links={links.slice(0, others.length)} label={label} onShow={onShow} /> : null}
      {hexes.length > MOST ? <span aria-hidden="true">+{hexes.length - MOST}</span> : null}
    </p>
  )
}
