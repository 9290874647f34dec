import type { CatalogueBrand, CatalogueCampaign, CatalogueCategory } from '#catalogue/types'
import { categoryType } from './category-type'
import type { Commerce } from './create-commerce'
import { parseListPath } from './list-selector'
import type { Place } from './place'
import { siteMeta } from './site-meta'

type Text = { id: number; alias: string; canonicalUrl: string | null; name: string; description: string | null }

const page = ({ id, alias, canonicalUrl, name, description }: Text) => ({
  id,
  alias,
  canonicalUrl,
  name,
  hideTitle: false,
  hideDescription: false,
  primaryDescription: description,
  secondaryDescription: null,
  primaryImage: null as string | null,
  meta: { title: name, description },
  subCategories: [] as ReturnType<typeof categoryType>[],
})

function categoryPage(commerce: Commerce, category: CatalogueCategory, place: Place) {
  const { lang } = place
  const children = commerce.index.tree.childrenOf(category.categoryId)
  return {
    ...page({
      id: category.categoryId,
      alias: category.alias[lang],
      canonicalUrl: commerce.paths.category(category)[lang],
      name: category.name[lang],
      description: category.description[lang],
    }),
    primaryImage: category.primaryImage,
    subCategories: children.map((child) => categoryType(commerce, child, place)),
  }
}

const brandPage = ({ paths }: Commerce, brand: CatalogueBrand, { lang }: Place) =>
  page({
    id: brand.brandId,
    alias: brand.alias,
    canonicalUrl: paths.brand(brand)[lang],
    name: brand.name,
    description: brand.description[lang],
  })

const campaignPage = ({ paths }: Commerce, campaign: CatalogueCampaign, { lang }: Place) => ({
  ...page({
    id: campaign.campaignId,
    alias: campaign.alias[lang],
    canonicalUrl: paths.campaign(campaign)[lang],
    name: campaign.name[lang],
    description: null,
  }),
  hideTitle: campaign.hideTitle,
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
  const campaign = index.findCampaign(alias, place.lang)
  return campaign?.markets.includes(place.market.alias) ? campaignPage(commerce, campaign, place) : null
}

/** Heading and texts of a list by path or alias; null when unknown. With neither, the site's own meta (id 0). */
export function loadListPageInfo(
  commerce: Commerce,
  args: { alias?: string | null; url?: string | null },
  place: Place,
) {
  if (args.url) {
    const parsed = parseListPath(args.url)
    return parsed && pageOfKind(commerce, parsed.kind, parsed.alias, place)
  }
  const alias = args.alias?.normalize('NFC')
  if (!alias) {
    const meta = siteMeta[place.lang]
    return { ...page({ id: 0, alias: '', canonicalUrl: '/', name: 'Kajo', description: null }), meta }
  }
  return (
    pageOfKind(commerce, 'category', alias, place) ??
    pageOfKind(commerce, 'brand', alias, place) ??
    pageOfKind(commerce, 'campaign', alias, place)
  )
}
