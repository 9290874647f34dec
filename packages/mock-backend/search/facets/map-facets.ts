import type { CheckboxFacet, Facet, RangeFacet, TextFacetValue } from '@apptus/esales-api'
import type { Lang, Localised } from '#catalogue/types'
import type { Commerce } from '#commerce/create-commerce'
import type { countFacets } from '#commerce/facet-counts'
import type { Storefront } from '#commerce/storefront'
import { facetOfGroup } from './facet-ids'
import type { FacetChoices } from './parse-choices'
import { sizeFacet } from './size-facet'

type Counted = ReturnType<typeof countFacets>
type CountedGroup = Counted['facets'][number]

const PRICE: Localised = { fi: 'Hinta', sv: 'Pris', nb: 'Pris', da: 'Pris' }
const SALE: Localised = { fi: 'Alennuksessa', sv: 'Nedsatt pris', nb: 'Nedsatt pris', da: 'Nedsat pris' }

/** Filter groups without a list facet: the range facet `price` and the checkbox facet `sale` replace them. */
const NOT_LISTED = new Set(['Price', 'Discount'])

const valuesOf = (group: CountedGroup, choices: FacetChoices): TextFacetValue[] =>
  group.values
    .filter(({ hidden }) => !hidden)
    .map(({ facetId, label, count }) => ({
      id: facetId,
      label,
      selected: choices.values.has(facetId),
      count: count ?? 0,
    }))

/** CSS colours by label; labels are unique within a language. */
function colourCodes({ index }: Commerce, lang: Lang): Map<string, string> {
  return new Map(Object.values(index.catalogue.colours).map(({ name, hex }) => [name[lang], hex]))
}

function listFacet(commerce: Commerce, group: CountedGroup, choices: FacetChoices, { lang }: Storefront): Facet {
  const values = valuesOf(group, choices)
  const selectedCount = values.filter(({ selected }) => selected).length
  const id = facetOfGroup(group.filterId)
  if (id === 'size') return sizeFacet(group.label, values, selectedCount)
  const common = { id, label: group.label, selectedCount }
  if (id === 'color') {
    const codes = colourCodes(commerce, lang)
    return {
      ...common,
      type: 'COLOR',
      values: values.map((v) => ({ ...v, color: codes.get(v.label) ?? 'transparent' })),
    }
  }
  return { ...common, type: 'TEXT', sort: id === 'category' ? 'NATURAL' : 'ALPHABETICAL', values }
}

function priceFacet({ price }: Counted, choices: FacetChoices, { lang }: Storefront): RangeFacet {
  const { min: minSelected, max: maxSelected } = choices.price
  return {
    id: 'price',
    label: PRICE[lang],
    type: 'RANGE',
    ...(price.highest > 0 && { min: Math.floor(price.lowest), max: Math.ceil(price.highest) }),
    ...(minSelected !== undefined && { minSelected }),
    ...(maxSelected !== undefined && { maxSelected }),
  }
}

const saleFacet = ({ sale }: FacetChoices, totalHits: number, { lang }: Storefront): CheckboxFacet => ({
  id: 'sale',
  label: SALE[lang],
  type: 'CHECKBOX',
  selected: sale,
  ...(sale && { count: totalHits }),
})

/** Maps the counted filters of a list to the vendor's facets. The value ids are those of the commerce lists. */
export function mapFacets(
  commerce: Commerce,
  counted: Counted,
  choices: FacetChoices,
  { storefront, totalHits }: { storefront: Storefront; totalHits: number },
): Facet[] {
  const lists = counted.facets
    .filter(({ filterId }) => !NOT_LISTED.has(filterId))
    .map((group) => listFacet(commerce, group, choices, storefront))
  return [...lists, priceFacet(counted, choices, storefront), saleFacet(choices, totalHits, storefront)]
}
