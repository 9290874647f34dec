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
import { siteMeta } from './site-meta'
import type { Storefront } from './storefront'

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
const addresses = (paths: Localised, { lang }: Storefront, markets?: readonly MarketAlias[]): Addresses => ({
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

function categoryPage(commerce: Commerce, category: CatalogueCategory, storefront: Storefront) {
  const { lang } = storefront
  const children = commerce.index.tree.childrenOf(category.categoryId)
  return {
    ...page({
      id: category.categoryId,
      alias: category.alias[lang],
      ...addresses(commerce.paths.category(category), storefront),
      name: category.name[lang],
      description: category.description[lang],
    }),
    primaryImage: category.primaryImage,
    subCategories: children.map((child) => categoryType(commerce, child, storefront)),
  }
}

const brandPage = ({ paths }: Commerce, brand: CatalogueBrand, storefront: Storefront) =>
  page({
    id: brand.brandId,
    alias: brand.alias,
    ...addresses(paths.brand(brand), storefront),
    name: brand.name,
    description: brand.description[storefront.lang],
  })

const campaignPage = ({ paths }: Commerce, campaign: CatalogueCampaign, storefront: Storefront) => ({
  ...page({
    id: campaign.campaignId,
    alias: campaign.alias[storefront.lang],
    ...addresses(paths.campaign(campaign), storefront, campaign.markets),
    name: campaign.name[storefront.lang],
    description: null,
  }),
  hideTitle: campaign.hideTitle,
})

const merchantListPage = (list: CatalogueList, storefront: Storefront) =>
  page({
    id: list.listId,
    alias: list.path[storefront.lang].split('/').at(-1) ?? '',
    ...addresses(list.path, storefront),
    name: list.name[storefront.lang],
    description: list.description[storefront.lang],
  })

type Kind = 'category' | 'brand' | 'campaign'

function pageOfKind(commerce: Commerce, kind: Kind, alias: string, storefront: Storefront) {
  const { index } = commerce
  if (kind === 'category') {
    const category = index.tree.find(alias, storefront.lang)
    return category && categoryPage(commerce, category, storefront)
  }
  if (kind === 'brand') {
    const brand = index.findBrand(alias)
    return brand && brandPage(commerce, brand, storefront)
  }
  const campaign = findListedCampaign(index, alias, storefront, commerce.clock())
  return campaign && campaignPage(commerce, campaign, storefront)
}

/** The schema's ListPageInfoType by path or alias; null when unknown. Without either: the home page (id 0). */
export function loadListPageInfo(
  commerce: Commerce,
  args: { alias?: string | null; url?: string | null },
  storefront: Storefront,
) {
  if (args.url) {
    const list = findListAt(commerce.index, args.url, storefront)
    if (list) return merchantListPage(list, storefront)
    const parsed = parseListPath(args.url)
    return parsed && pageOfKind(commerce, parsed.kind, parsed.alias, storefront)
  }
  const alias = args.alias?.normalize('NFC')
  if (!alias) {
    const home = inEvery(() => '/')
    return {
      ...page({
        id: 0,
        alias: '',
        ...addresses(home, storefront),
        alternativeUrls: [],
        name: 'Kajo',
        description: null,
      }),
      meta: { ...siteMeta[storefront.lang], keywords: 'Kajo' },
    }
  }
  return (
    pageOfKind(commerce, 'category', alias, storefront) ??
    pageOfKind(commerce, 'brand', alias, storefront) ??
    pageOfKind(commerce, 'campaign', alias, storefront)
  )
}
