import 'server-only'
import { shortenPageLife } from '@/lib/cache/cached'
import type { Site } from '@/lib/market/site'
import { localHref } from '@/lib/routing/href'
import type { WidgetImage } from './content-types'
import { loadContentPage } from './load-content-page'
import { loadContentPages } from './load-content-pages'

export type Story = { title: string; description: string; href: string; image: WidgetImage | null }
/** Where a reader goes from an article: the next one, round and round, and the overview of all. */
export type StoryWays = { next: Story | null; overview: { title: string; href: string } | null }

/** The ways on from an article; both null when the service fails, and the page is then soon drawn again. */
export async function loadStoryWays(site: Site, alias: string): Promise<StoryWays> {
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
