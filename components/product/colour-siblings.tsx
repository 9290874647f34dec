import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { Site } from '@/lib/market/site'
import type { ColourSibling } from '@/lib/product/product-types'
import { localHref } from '@/lib/routing/href'
import styles from './colour-siblings.module.css'

type ColourSiblingsProps = {
  site: Site
  imageBase: string
  colour: string | null
  siblings: readonly ColourSibling[]
}

function Face({ imageBase, sibling }: { imageBase: string; sibling: ColourSibling }) {
  const t = useTranslations('product')
  return (
    <>
      <span className={styles.picture}>
        {sibling.image ? (
          <Picture imageBase={imageBase} file={sibling.image} width={120} height={150} sizes="60px" alt="" />
        ) : null}
      </span>
      <span className={styles.name}>
        {t('colour')}: <b>{sibling.label}</b>
        {sibling.isSoldOut ? `, ${t('soldOut').toLowerCase()}` : null}
      </span>
    </>
  )
}

/** The colours of the style as links; hovering over one shows its name instead of the current colour's. */
export function ColourSiblings({ site, imageBase, colour, siblings }: ColourSiblingsProps) {
  const t = useTranslations('product')
  if (!colour) return null
  return (
    <div className={styles.colours}>
      <p className={styles.label}>
        {t('colour')}: <b>{colour}</b>
      </p>
      {siblings.length > 1 ? (
        <ul className={styles.row}>
          {siblings.map((sibling) => (
            <li key={sibling.productId} data-sold-out={sibling.isSoldOut ? '' : undefined}>
              {sibling.isCurrent ? (
                <span className={styles.colour} aria-current="true">
                  <Face imageBase={imageBase} sibling={sibling} />
                </span>
              ) : (
                <Link className={styles.colour} href={localHref(site, sibling.canonicalUrl)}>
                  <Face imageBase={imageBase} sibling={sibling} />
                </Link>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
