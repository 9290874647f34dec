import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { Sheet } from '@/components/ui/sheet'
import type { Site } from '@/lib/market/site'
import { contentHref } from '@/lib/routing/content-paths'
import styles from './size-guide-sheet.module.css'

export const SIZE_GUIDE_ID = 'size-guide'

/** Sanitised HTML of the editor's size guide, cut to one product. */
export type SizeGuideTexts = { title: string; table: string; advice: string }

/** The size guide over the page (R-PDP-12): a native popover, so it opens without a script. */
export function SizeGuideSheet({ site, guide }: { site: Site; guide: SizeGuideTexts }) {
  const t = useTranslations('productPage')
  return (
    <Sheet id={SIZE_GUIDE_ID} title={guide.title} closeLabel={t('closeSizeGuide')} place="center">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in lib/content before it reaches a page */}
      <div className={styles.guide} dangerouslySetInnerHTML={{ __html: guide.table + guide.advice }} />
      <Link className="text-link text-link--touch" href={contentHref(site, 'sizes')}>
        {t('allSizes')}
      </Link>
    </Sheet>
  )
}
