import { inEvery } from '#catalogue/langs'
import type {
  CatalogueBrand,
  CatalogueCampaign,
  CatalogueCategory,
  CatalogueList,
  Localised,
  MarketAlias,
} from '#catalogue/types'
import { alternativePaths, alternativeUrls } from './alternative-urls'
import { categoryType } from './category-type'
import type { Commerce } from './create-commerce'
import { findListAt, findListedCampaign, parseListPath } from './list-selector'
import type { Place } from './place'
import { siteMeta } from './site-meta'

type Addresses = {
  canonicalUrl: string | null
  alternativeUrls: ReturnType<typeof alternativeUrls>
  alternativeCanonicalUrls: string[]
}

type Text = Addresses & {
  id: number
  alias: string
  name: string
  description: string | null
}

/** The URL fields of a page: its path in the requested language and in all others. */
const addresses = (paths: Localised, { lang }: Place, markets?: readonly MarketAlias[]): Addresses => ({
  canonicalUrl: paths[lang],
  alternativeUrls: alternativeUrls(paths, markets),
  alternativeCanonicalUrls: alternativePaths(paths, lang),
})

const page = ({ description, ...text }: Text) => ({
  ...text,
  hideTitle: false,
  hideDescription: false,
  primaryDescription: description,
  secondaryDescription: null,
  primaryImage: null as string | null,
  meta: { title: text.name, description, keywords: text.name },
  subCategories: [] as ReturnType<typeof categoryType>[],
})

function categoryPage(commerce: Commerce, category: CatalogueCategory, place: Place) {
  const { lang } = place
  const children = commerce.index.tree.childrenOf(category.categoryId)
  return {
    ...page({
      id: category.categoryId,
      alias: category.alias[lang],
      ...addresses(commerce.paths.category(category), place),
      name: category.name[lang],
      description: category.description[lang],
    }),
    primaryImage: category.primaryImage,
    subCategories: children.map((child) => categoryType(commerce, child, place)),
  }
}

const brandPage = ({ paths }: Commerce, brand: CatalogueBrand, place: Place) =>
  page({
    id: brand.brandId,
    alias: brand.alias,
    ...addresses(paths.brand(brand), place),
    name: brand.name,
    description: brand.description[place.lang],
  })

const campaignPage = ({ paths }: Commerce, campaign: CatalogueCampaign, place: Place) => ({
  ...page({
    id: campaign.campaignId,
    alias: campaign.alias[place.lang],
    ...addresses(paths.campaign(campaign), place, campaign.markets),
    name: campaign.name[place.lang],
    description: null,
  }),
  hideTitle: campaign.hideTitle,
})

const merchantListPage = (list: CatalogueList, place: Place) =>
  page({
    id: list.listId,
    alias: list.path[place.lang].split('/').at(-1) ?? '',
    ...addresses(list.path, place),
    name: list.name[place.lang],
    description: list.description[place.lang],
  })

type Kind = 'category' | 'brand' | 'campaign'

function pageOfKind(commerce: Commerce, kind: Kind, alias: string, place: Place) {
  const { index } = commerce
  if (kind === 'category') {
    const category = index.tree.find(alias, place.lang)
    return category && categoryPage(commerce, category, place)
  }
  if (kind === 'brand') {
    const brand = index.findBrand(alias)
    return brand && brandPage(commerce, brand, place)
  }
  const campaign = findListedCampaign(index, alias, place, commerce.clock())
  return campaign && campaignPage(commerce, campaign, place)
}

/** The schema's ListPageInfoType by path or alias; null when unknown. Without either: the home page (id 0). */
export function loadListPageInfo(
  commerce: Commerce,
  args: { alias?: string | null; url?: string | null },
  place: Place,
) {
  if (args.url) {
    const list = findListAt(commerce.index, args.url, place)
    if (list) return merchantListPage(list, place)
    const parsed = parseListPath(args.url)
    return parsed && pageOfKind(commerce, parsed.kind, parsed.alias, place)
  }
  const alias = args.alias?.normalize('NFC')
  if (!alias) {
    const home = inEvery(() => '/')
    return {
      ...page({ id: 0, alias: '', ...addresses(home, place), alternativeUrls: [], name: 'Kajo', description: null }),
      meta: { ...siteMeta[place.lang], keywords: 'Kajo' },
    }
  }
  return (
    pageOfKind(commerce, 'category', alias, place) ??
    pageOfKind(commerce, 'brand', alias, place) ??
    pageOfKind(commerce, 'campaign', alias, place)
  )
}
