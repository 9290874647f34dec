import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { Site } from '@/lib/market/site'
import type { ColourSibling } from '@/lib/product/product-types'
import { localHref } from '@/lib/routing/href'
import styles from './colour-siblings.module.css'

type ColourSiblingsProps = {
  site: Site
  base: string
  label: string
  colour: string | null
  siblings: readonly ColourSibling[]
}

/** The style's colours, each with a page of its own. */
export function ColourSiblings({ site, base, label, colour, siblings }: ColourSiblingsProps) {
  if (!colour) return null
  return (
    <div className={styles.colours}>
      <p className={styles.label}>
        {label}: <b>{colour}</b>
      </p>
      {siblings.length > 1 ? (
        <ul className={styles.row}>
          {siblings.map((sibling) => {
            const picture = (
              <span className={styles.picture} data-sold-out={sibling.isSoldOut ? '' : undefined}>
                {sibling.image ? (
                  <Picture base={base} file={sibling.image} width={120} height={150} sizes="56px" alt={sibling.label} />
                ) : (
                  sibling.label
                )}
              </span>
            )
            return (
              <li key={sibling.productId}>
                {sibling.isCurrent ? (
                  <span aria-current="true">{picture}</span>
                ) : (
                  <Link href={localHref(site, sibling.canonicalUrl)}>{picture}</Link>
                )}
              </li>
            )
          })}
        </ul>
      ) : null}
    </div>
  )
}
