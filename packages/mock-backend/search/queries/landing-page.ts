import type { LandingPage, SearchEngineOptimization } from '@apptus/esales-api'
import * as z from 'zod'
import type { Commerce } from '#commerce/create-commerce'
import { loadListPageInfo } from '#commerce/list-page-info'
import { type Selection, selectionOf } from '#commerce/list-selector'
import type { Storefront } from '#commerce/storefront'
import { contentLists, contentListsSchema } from '#search/content/content-lists'
import { parseChoices } from '#search/facets/parse-choices'
import { parseWith } from '#search/http/parse-visitor'
import { EVERYTHING, type ListQuestion } from '#search/lists/find-products'
import { parsePaging, parseSort, parseText } from '#search/lists/list-params'
import { primaryList } from '#search/lists/primary-list'
import { navigationOf } from '#search/navigation/navigation'
import { presentationOf } from '#search/products/presentation'
import { recommendationListsSchema } from '#search/recommendations/list-config'
import { recommendationLists } from '#search/recommendations/recommendation-lists'
import type { Query, QueryRequest, SearchService } from '#search/search-context'
import { SearchError } from '#search/search-error'
import { includeSchema, primaryListSchema } from './page-bodies'

const MOST_REFERENCE = 500
const BASE = 'http://shop.localhost'

const bodySchema = z
  .object({
    primaryList: primaryListSchema.optional(),
    navigation: includeSchema.optional(),
    recommendationLists: recommendationListsSchema,
    contentLists: contentListsSchema,
  })
  .optional()

/**
 * Public path of the requested page, from `pageReference` or the `Referer`. Throws a SearchError 400 without either.
 */
function pageOf({ params, referer }: QueryRequest): string {
  const reference = (params.get('pageReference') ?? referer ?? '').slice(0, MOST_REFERENCE)
  if (reference === '') throw new SearchError(400, 'Query parameter "pageReference" is required')
  return URL.canParse(reference, BASE) ? new URL(reference, BASE).pathname : reference
}

function seoOf(commerce: Commerce, path: string, storefront: Storefront): SearchEngineOptimization {
  const page = loadListPageInfo(commerce, { url: path }, storefront)
  if (!page) return {}
  const description = page.primaryDescription ?? undefined
  return {
    pageHeading: page.name,
    pageTitle: page.meta.title,
    canonicalPath: page.canonicalUrl ?? undefined,
    preamble: description,
    metaDescription: page.meta.description ?? undefined,
  }
}

function questionOf({ commerce, engine }: SearchService, request: QueryRequest, selection: Selection): ListQuestion {
  const { visitor, params } = request
  const q = params.has('q') ? parseText(params) : ''
  const answer = q === '' ? null : engine.searchProducts({ text: q, storefront: visitor.storefront, origin: 'ORGANIC' })
  return {
    selection,
    scores: answer?.scores ?? null,
    choices: parseChoices(params, commerce, visitor.storefront),
    sort: parseSort(params),
  }
}

/**
 * The products of the category, brand, campaign or merchant list at a path; for any other page, those of the whole
 * shop. Without a body the answer is the primary list; with a body it is what the body includes.
 */
export const landingPage: Query = (service, request): LandingPage => {
  const { commerce } = service
  const { visitor, params } = request
  const { storefront } = visitor
  const path = pageOf(request)
  const body = parseWith(bodySchema, request.body)
  const selection = selectionOf(commerce.index, { url: path }, storefront, commerce.clock())
  const question = questionOf(service, request, selection ?? EVERYTHING)
  const view = presentationOf(request)
  const wantsList = body === undefined || body.primaryList?.include === true
  const wantsNavigation = params.get('includeNavigation') === 'true' || body?.navigation?.include === true
  return {
    ...(wantsList && { primaryList: primaryList(service, question, parsePaging(params), view) }),
    ...(wantsNavigation && { navigation: navigationOf(service, question, storefront, selection?.facets ?? []) }),
    customData: {},
    published: selection !== null,
    seo: seoOf(commerce, path, storefront),
    recommendationLists: recommendationLists(service, visitor, {
      configs: body?.recommendationLists ?? [],
      subject: { base: null, cart: [], algorithm: 'TOP_PRODUCTS' },
      view,
    }),
    contentLists: contentLists(service, body?.contentLists ?? [], storefront, ''),
  }
}
