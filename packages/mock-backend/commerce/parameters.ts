import { inEvery } from '#catalogue/langs'
import type { Catalogue, Localised } from '#catalogue/types'
import type { Entry } from './catalogue-index'

export type Parameter = {
  groupId: number
  parameterId: number
  name: string
  label: Localised
  value: Localised
}

const COLOUR_LABEL: Localised = { fi: 'Väri', sv: 'Färg', nb: 'Farge', da: 'Farve' }

const colours = new WeakMap<Localised, Parameter>()

/** The colour of a product as parameter `Color` of group 1 (R-PDP-02); cached per colour. */
function colourParameter(entry: Entry, catalogue: Catalogue): Parameter {
  const value = catalogue.colours[entry.product.colour].name
  const parameter = colours.get(value) ?? { groupId: 1, parameterId: 1, name: 'Color', label: COLOUR_LABEL, value }
  colours.set(value, parameter)
  return parameter
}

/** All parameters of a product, the colour first. */
export function parametersOf(entry: Entry, catalogue: Catalogue): Parameter[] {
  return [colourParameter(entry, catalogue), ...entry.style.parameters.filter((p) => p.name !== 'Color')]
}

const GROUP_NAMES: Record<number, Localised> = {
  1: { fi: 'Väri ja kuosi', sv: 'Färg och mönster', nb: 'Farge og mønster', da: 'Farve og mønster' },
  2: { fi: 'Materiaali ja hoito', sv: 'Material och skötsel', nb: 'Materiale og stell', da: 'Materiale og pleje' },
  3: { fi: 'Istuvuus ja mitat', sv: 'Passform och mått', nb: 'Passform og mål', da: 'Pasform og mål' },
  4: { fi: 'Hoitomerkit', sv: 'Tvättråd', nb: 'Vaskeanvisning', da: 'Vaskeanvisning' },
}
const OTHER_GROUP: Localised = {
  fi: 'Lisätiedot',
  sv: 'Mer information',
  nb: 'Mer informasjon',
  da: 'Flere oplysninger',
}

export const groupName = (groupId: number): Localised => GROUP_NAMES[groupId] ?? OTHER_GROUP

/** The part of a facet id that identifies a value, made of the value's text: letters a to z, digits and dashes. */
export const valueSlug = (value: string): string =>
  value
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Parameters that have a filter. The others (care, measures, origin …) only describe the product. */
const FILTERABLE = new Set(['Color', 'Pattern', 'Material', 'Fit'])

export const isFilterable = ({ name }: Parameter): boolean => FILTERABLE.has(name)

/** Id of the facet of a parameter value, made of its Finnish text, so that it is the same in every language. */
export const facetIdOf = ({ parameterId, value }: Parameter): string => `p_${parameterId}_${valueSlug(value.fi)}`

export const sameInEvery = (text: string): Localised => inEvery(() => text)
