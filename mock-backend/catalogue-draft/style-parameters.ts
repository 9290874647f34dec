import type { CatalogueStyle } from '@/mock-backend/catalogue/types'
import { inAll } from './langs'
import { MATERIALS } from './materials'
import type { Random } from './random'

const FITS = [
  inAll('Normaali', 'Normal', 'Normal', 'Normal'),
  inAll('Väljä', 'Ledig', 'Løs', 'Løs'),
  inAll('Istuva', 'Figurnära', 'Figurnær', 'Tætsiddende'),
]
const COUNTRIES = [
  inAll('Portugali', 'Portugal', 'Portugal', 'Portugal'),
  inAll('Italia', 'Italien', 'Italia', 'Italien'),
  inAll('Viro', 'Estland', 'Estland', 'Estland'),
  inAll('Liettua', 'Litauen', 'Litauen', 'Litauen'),
]

const LABELS = {
  material: inAll('Materiaali', 'Material', 'Materiale', 'Materiale'),
  fit: inAll('Istuvuus', 'Passform', 'Passform', 'Pasform'),
  composition: inAll('Koostumus', 'Sammansättning', 'Sammensetning', 'Sammensætning'),
  care: inAll('Hoito-ohje', 'Skötselråd', 'Vaskeanvisning', 'Vaskeanvisning'),
  origin: inAll('Valmistusmaa', 'Tillverkningsland', 'Produksjonsland', 'Produktionsland'),
}

/** The specification table; fit only for what is worn on the body. Id 1 is the colour, which the service adds. */
export function styleParameters(random: Random, materialKey: string, hasFit: boolean): CatalogueStyle['parameters'] {
  const material = MATERIALS[materialKey] as (typeof MATERIALS)[string]
  const fit = random.pick(FITS)
  const origin = random.pick(COUNTRIES)
  return [
    { groupId: 1, parameterId: 2, name: 'Material', label: LABELS.material, value: material.name },
    ...(hasFit ? [{ groupId: 1, parameterId: 3, name: 'Fit', label: LABELS.fit, value: fit }] : []),
    { groupId: 2, parameterId: 4, name: 'Composition', label: LABELS.composition, value: material.composition },
    { groupId: 2, parameterId: 5, name: 'Care', label: LABELS.care, value: material.care },
    { groupId: 2, parameterId: 6, name: 'Origin', label: LABELS.origin, value: origin },
  ]
}
