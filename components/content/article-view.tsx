import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { env } from '@/lib/config/env'
import type { WidgetArea } from '@/lib/content/content-types'
import { loadStoryLinks, type Story } from '@/lib/content/load-story-links'
import type { Site } from '@/lib/market/site'
import styles from './article.module.css'
import { WidgetAreaView } from './widget-area-view'

function NextStory({ story: { title, description, href, image }, label }: { story: Story; label: string }) {
  return (
    <aside className={styles.next}>
      {image ? (
        <div className={styles.picture}>
          <Picture
            imageBase={env().IMAGE_URL}
            file={image.file}
            width={image.width}
            height={image.height}
            sizes="(min-width: 768px) 58vw, 100vw"
            alt=""
            ground="wall"
          />
        </div>
      ) : null}
      <div className={styles.words}>
        <p className={styles.kicker}>{label}</p>
        <h2 className="serif d-40">
          <Link href={href}>{title}</Link>
        </h2>
        <p>{description}</p>
      </div>
    </aside>
  )
}

type ArticleViewProps = { site: Site; alias: string; area: WidgetArea }

/** An article: a link to the overview, its widgets, and a link to the next article. */
export async function ArticleView({ site, alias, area }: ArticleViewProps) {
  const t = await getTranslations({ locale: site.lang, namespace: 'article' })
  const { next, overview } = await loadStoryLinks(site, alias)
  return (
    <article className={styles.article}>
      {overview ? (
        <p className={styles.place}>
          <Link href={overview.href} className="text-link text-link--touch">
            {overview.title}
          </Link>
        </p>
      ) : null}
      <WidgetAreaView site={site} area={area} isPageStart />
      {next ? <NextStory story={next} label={t('nextStory')} /> : null}
    </article>
  )
}
