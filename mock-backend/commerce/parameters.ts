import { inEvery } from '@/mock-backend/catalogue/langs'
import type { Catalogue, Localised } from '@/mock-backend/catalogue/types'
import type { Entry } from './catalogue-index'

export type Parameter = {
  groupId: number
  parameterId: number
  name: string
  label: Localised
  value: Localised
}

const COLOUR_LABEL: Localised = { fi: 'Väri', sv: 'Färg', nb: 'Farge', da: 'Farve' }

/** The colour of a product as the service tells it: parameter `Color` of group 1 (R-PDP-02). */
const colourParameter = (entry: Entry, catalogue: Catalogue): Parameter => ({
  groupId: 1,
  parameterId: 1,
  name: 'Color',
  label: COLOUR_LABEL,
  value: catalogue.colours[entry.product.colour].name,
})

/** Every parameter of a product, the colour first. */
export function parametersOf(entry: Entry, catalogue: Catalogue): Parameter[] {
  return [colourParameter(entry, catalogue), ...entry.style.parameters.filter((p) => p.name !== 'Color')]
}

const GROUP_NAMES: Record<number, Localised> = {
  1: { fi: 'Ominaisuudet', sv: 'Egenskaper', nb: 'Egenskaper', da: 'Egenskaber' },
}
const OTHER_GROUP: Localised = {
  fi: 'Lisätiedot',
  sv: 'Mer information',
  nb: 'Mer informasjon',
  da: 'Flere oplysninger',
}

export const groupName = (groupId: number): Localised => GROUP_NAMES[groupId] ?? OTHER_GROUP

/** Stable id of a value: its Finnish text in letters, digits and dashes. */
export const valueSlug = (value: string): string =>
  value
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export const sameInEvery = (text: string): Localised => inEvery(() => text)
