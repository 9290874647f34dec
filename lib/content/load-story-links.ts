import 'server-only'
import { shortenPageLife } from '@/lib/cache/cached'
import type { Site } from '@/lib/market/site'
import { localHref } from '@/lib/routing/href'
import type { WidgetImage } from './content-types'
import { loadContentPage } from './load-content-page'
import { loadContentPages } from './load-content-pages'

export type Story = { title: string; description: string; href: string; image: WidgetImage | null }
/** Links at the end of an article: the next article (after the last one the first) and the overview of all articles. */
export type StoryLinks = { next: Story | null; overview: { title: string; href: string } | null }

/** Links at the end of an article. When the service fails, both are null and the page's cache entry expires soon. */
export async function loadStoryLinks(site: Site, alias: string): Promise<StoryLinks> {
  try {
    const [stories, [overview]] = await Promise.all([
      loadContentPages(site, 'inspiration'),
      loadContentPages(site, 'stories'),
    ])
    const here = stories.findIndex((story) => story.alias === alias)
    const next = stories[(here + 1) % stories.length]
    const area = next && next.alias !== alias ? await loadContentPage(site, next.alias) : null
    const pictures = area?.containers.flatMap(({ widgets }) => widgets) ?? []
    const pictured = pictures.find((widget) => 'image' in widget)
    return {
      next:
        next && area
          ? {
              title: next.title,
              description: area.meta.description,
              href: localHref(site, next.canonicalUrl),
              image: pictured && 'image' in pictured ? pictured.image : null,
            }
          : null,
      overview: overview ? { title: overview.title, href: localHref(site, overview.canonicalUrl) } : null,
    }
  } catch {
    await shortenPageLife()
    return { next: null, overview: null }
  }
}
