import { plainText } from '@/lib/content/sanitize-html'
import type { ParameterGroup, ProductModel } from './product-types'

export type Fact = { name: string; label: string; value: string }

/** A care symbol by the service's key (`wash-30`), and its text. */
export type CareMark = { symbol: string; text: string }

/** The parameters of a product in the sections of its page (R-PDP-01). Names are those of the service. */
export type ProductSections = {
  /** Cloth: pattern, composition, origin. */
  material: Fact[]
  careMarks: CareMark[]
  care: string | null
  /** Fit and measures, with the advice on size as sanitised HTML. */
  fit: Fact[]
  fitText: string
  /** All other groups, shown under their own names. */
  others: ParameterGroup[]
}

const CARE_MARK = 'CareSymbol.'
const CARE = 'Care'
/** Parameters shown elsewhere on the page: the colour is beside the colour choice. */
const SAID_ELSEWHERE = new Set(['Color'])
const FIT = new Set(['Fit', 'Measure'])
const MATERIAL_GROUPS = new Set([1, 2])

const isMark = ({ name }: Fact) => name.startsWith(CARE_MARK)
const isFit = ({ name }: Fact) => FIT.has(name)
/**
 * A group with fit or measures. Its other facts, such as pockets, are shown in the fit section, under the same heading.
 */
const isFitGroup = ({ id, parameters }: ParameterGroup) => !MATERIAL_GROUPS.has(id) && parameters.some(isFit)
const isPlain = (fact: Fact) => !(isMark(fact) || isFit(fact) || fact.name === CARE || SAID_ELSEWHERE.has(fact.name))

export function productSections({ parameterGroups, texts }: Pick<ProductModel, 'parameterGroups' | 'texts'>) {
  const facts = parameterGroups.flatMap(({ parameters }) => parameters)
  const care = facts.find(({ name }) => name === CARE)?.value ?? null
  const sections: ProductSections = {
    material: parameterGroups
      .filter(({ id }) => MATERIAL_GROUPS.has(id))
      .flatMap(({ parameters }) => parameters)
      .filter(isPlain),
    careMarks: facts.filter(isMark).map(({ name, value }) => ({ symbol: name.slice(CARE_MARK.length), text: value })),
    care,
    fit: [
      ...facts.filter(isFit),
      ...parameterGroups.filter(isFitGroup).flatMap(({ parameters }) => parameters.filter(isPlain)),
    ],
    // for one-size products the extra text only repeats the care, as HTML
    fitText: care !== null && plainText(texts.extra) === plainText(care) ? '' : texts.extra,
    others: parameterGroups
      .filter((group) => !(MATERIAL_GROUPS.has(group.id) || isFitGroup(group)))
      .map((group) => ({ ...group, parameters: group.parameters.filter(isPlain) }))
      .filter(({ parameters }) => parameters.length > 0),
  }
  return sections
}
