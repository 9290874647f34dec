import { beforeEach, expect, it, vi } from 'vitest'
import { CmsPagesDocument } from '@/graphql/generated/graphql'
import { loadStoryLinks } from '@/lib/content/load-story-links'
import { AppError } from '@/lib/errors/app-error'
import type { Site } from '@/lib/market/site'
import { shortenPageLife } from '@/tests/support/fake-service'

const mocks = vi.hoisted(() => ({ query: vi.fn() }))
vi.mock('@/lib/apollo/server-client', () => ({ serverQuery: mocks.query }))
vi.mock('@/lib/cache/cached', () => import('@/tests/support/fake-service'))

const SITE: Site = { market: 'fi', lang: 'sv', mode: 'domain' }
const page = (alias: string, title: string) => ({ name: title, title, alias, canonicalUrl: `/inspiration/${alias}` })
const STORIES = [page('ett', 'Ett'), page('tva', 'Två')]
const IMAGE = JSON.stringify({ image: { filename: 'bild.webp', altText: 'Bild' } })
const widget = { id: '1', name: 'Image', type: 'Image', sortOrder: 1, size: 'full', configuration: IMAGE, images: [] }
const AREA = {
  widgetArea: {
    id: 1,
    name: 'Ett',
    title: 'Ett',
    familyName: null,
    tags: ['inspiration'],
    meta: { title: 'Ett', description: 'Om ett' },
    containers: [
      {
        id: 1,
        name: '',
        sortOrder: 1,
        layout: 'full',
        design: 'default',
        classNames: [],
        responsiveMode: '',
        widgets: [widget],
      },
    ],
  },
}

type Variables = { includeTags?: string[] }

function backend(stories: object[], overview: object[]) {
  mocks.query.mockImplementation(async (_site: Site, document: unknown, variables: Variables) => {
    if (document !== CmsPagesDocument) return AREA
    return { cmsPages: variables.includeTags?.includes('stories') ? overview : stories }
  })
}

beforeEach(() => vi.clearAllMocks())

it('R-CMS-01 after the last article comes the first one, with its picture; the overview is named by its tag', async () => {
  backend(STORIES, [{ ...page('inspiration', 'Berättelser'), canonicalUrl: '/inspiration' }])
  expect(await loadStoryLinks(SITE, 'tva')).toMatchObject({
    next: { title: 'Ett', description: 'Om ett', href: '/sv/inspiration/ett', image: { file: 'bild.webp' } },
    overview: { title: 'Berättelser', href: '/sv/inspiration' },
  })
})

it('R-CMS-01 the only article has no next one', async () => {
  backend([page('ett', 'Ett')], [])
  expect(await loadStoryLinks(SITE, 'ett')).toEqual({ next: null, overview: null })
})

it('R-CMS-01 an article without its links, which have failed, has a short lifetime', async () => {
  mocks.query.mockRejectedValue(new AppError('BACKEND_DOWN', 'Network request failed', 503))
  expect(await loadStoryLinks(SITE, 'ett')).toEqual({ next: null, overview: null })
  expect(shortenPageLife).toHaveBeenCalledTimes(1)
})
