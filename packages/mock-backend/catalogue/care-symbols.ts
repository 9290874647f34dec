import type { Care } from './materials'
import type { Localised } from './types'

const words = (fi: string, sv: string, nb: string, da: string): Localised => ({ fi, sv, nb, da })

/** Care symbols with their texts, in the order of a care label: wash, bleach, dry, iron, dry clean. */
export const CARE_SYMBOLS = {
  'wash-30': words('Konepesu 30 °C', 'Maskintvätt 30 °C', 'Maskinvask 30 °C', 'Maskinvask 30 °C'),
  'wash-40': words('Konepesu 40 °C', 'Maskintvätt 40 °C', 'Maskinvask 40 °C', 'Maskinvask 40 °C'),
  'wash-30-gentle': words('Hienopesu 30 °C', 'Skontvätt 30 °C', 'Skånsom vask 30 °C', 'Skånevask 30 °C'),
  'wash-30-wool': words('Villapesu 30 °C', 'Ulltvätt 30 °C', 'Ullvask 30 °C', 'Uldvask 30 °C'),
  'wash-hand': words('Käsinpesu', 'Handtvätt', 'Håndvask', 'Håndvask'),
  'wash-no': words('Ei vesipesua', 'Ej vattentvätt', 'Tåler ikke vask', 'Må ikke vaskes'),
  'bleach-no': words('Ei valkaisua', 'Ej blekning', 'Tåler ikke bleking', 'Må ikke bleges'),
  'tumble-no': words('Ei rumpukuivausta', 'Ej torktumling', 'Tåler ikke tørketrommel', 'Må ikke tørretumbles'),
  'dry-line': words('Kuivaus ripustettuna', 'Hängtorkning', 'Henges til tørk', 'Hænges til tørre'),
  'dry-flat': words('Kuivaus tasolla', 'Plantorkning', 'Tørkes flatt', 'Tørres fladt'),
  'iron-low': words(
    'Silitys enintään 110 °C',
    'Strykning högst 110 °C',
    'Strykes på maks. 110 °C',
    'Stryges ved højst 110 °C',
  ),
  'iron-medium': words(
    'Silitys enintään 150 °C',
    'Strykning högst 150 °C',
    'Strykes på maks. 150 °C',
    'Stryges ved højst 150 °C',
  ),
  'iron-high': words(
    'Silitys enintään 200 °C',
    'Strykning högst 200 °C',
    'Strykes på maks. 200 °C',
    'Stryges ved højst 200 °C',
  ),
  'iron-no': words('Ei silitystä', 'Ej strykning', 'Skal ikke strykes', 'Må ikke stryges'),
  'clean-dry': words('Kemiallinen pesu', 'Kemtvätt', 'Kan renses', 'Kan renses'),
  'clean-no': words('Ei kemiallista pesua', 'Ej kemtvätt', 'Skal ikke renses', 'Må ikke renses'),
} as const satisfies Record<string, Localised>

export type CareSymbol = keyof typeof CARE_SYMBOLS

const NO_WATER: readonly CareSymbol[] = ['wash-no', 'bleach-no', 'tumble-no', 'iron-no', 'clean-no']

/** The care symbols of each kind of care; products whose care is not listed have no care label. */
export const CARE_LABELS: Partial<Record<Care, readonly CareSymbol[]>> = {
  delicate: ['wash-30-gentle', 'bleach-no', 'tumble-no', 'dry-line', 'iron-low', 'clean-no'],
  silk: ['wash-hand', 'bleach-no', 'tumble-no', 'dry-line', 'iron-low', 'clean-dry'],
  wool: ['wash-30-wool', 'bleach-no', 'tumble-no', 'dry-flat', 'iron-low', 'clean-dry'],
  cotton: ['wash-40', 'bleach-no', 'tumble-no', 'dry-line', 'iron-medium', 'clean-no'],
  linen: ['wash-40', 'bleach-no', 'tumble-no', 'dry-line', 'iron-high', 'clean-no'],
  'dry-clean': ['wash-no', 'bleach-no', 'tumble-no', 'iron-low', 'clean-dry'],
  denim: ['wash-30', 'bleach-no', 'tumble-no', 'dry-line', 'iron-medium', 'clean-no'],
  pleats: ['wash-30-gentle', 'bleach-no', 'tumble-no', 'dry-line', 'iron-no', 'clean-no'],
  down: ['wash-30-gentle', 'bleach-no', 'iron-no', 'clean-no'],
  swim: ['wash-hand', 'bleach-no', 'tumble-no', 'dry-line', 'iron-no', 'clean-no'],
  leather: NO_WATER,
  suede: NO_WATER,
  patent: NO_WATER,
  canvas: NO_WATER,
  hat: NO_WATER,
}
