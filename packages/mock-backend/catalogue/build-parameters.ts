import { describeShape } from '@kajo/picture-studio'
import { CARE_LABELS, CARE_SYMBOLS, type CareSymbol } from './care-symbols'
import { KIND_FACTS, MEASURED_SIZE, type Styling } from './kinds'
import { inEvery } from './langs'
import { LINES, type LineId } from './lines'
import type { Line } from './lines/line'
import { MATERIALS, type Material, type Parts } from './materials'
import type { CatalogueStyle, Lang, Localised } from './types'
import { WORDS } from './words/words'
import type { Origin, ParameterKey } from './words/words-types'

type Parameter = CatalogueStyle['parameters'][number]

/**
 * Group and id of each parameter. Groups: 1 colour and pattern, 2 material, 3 fit, 4 symbols of the care label.
 * Parameter 1 is missing here, because it is the colour, which every product adds itself (R-PDP-02).
 */
const PARAMETER_IDS: Record<ParameterKey, { groupId: number; parameterId: number; name: string }> = {
  print: { groupId: 1, parameterId: 2, name: 'Pattern' },
  material: { groupId: 2, parameterId: 3, name: 'Material' },
  fit: { groupId: 3, parameterId: 4, name: 'Fit' },
  composition: { groupId: 2, parameterId: 5, name: 'Composition' },
  care: { groupId: 2, parameterId: 6, name: 'Care' },
  measure: { groupId: 3, parameterId: 7, name: 'Measure' },
  details: { groupId: 3, parameterId: 9, name: 'Details' },
  origin: { groupId: 2, parameterId: 8, name: 'Origin' },
}

const made = new Map<string, Parameter>()

/** Returns a cached parameter, because thousands of styles share a few hundred parameters. */
function parameter(key: ParameterKey, value: string, write: () => Localised): Parameter {
  const id = `${key}.${value}`
  const known = made.get(id)
  if (known) return known
  const fresh = { ...PARAMETER_IDS[key], label: inEvery((lang) => WORDS[lang].labels[key]), value: write() }
  made.set(id, fresh)
  return fresh
}

const CARE_GROUP = 4
const FIRST_SYMBOL_ID = 20
const SYMBOL_IDS = Object.keys(CARE_SYMBOLS) as CareSymbol[]
const symbols = new Map<CareSymbol, Parameter>(
  SYMBOL_IDS.map((symbol, i) => [
    symbol,
    {
      groupId: CARE_GROUP,
      parameterId: FIRST_SYMBOL_ID + i,
      name: `CareSymbol.${symbol}`,
      label: CARE_SYMBOLS[symbol],
      value: CARE_SYMBOLS[symbol],
    },
  ]),
)

function measureOf(line: Line, shape: number): Parameter[] {
  const { measure, sizes } = KIND_FACTS[line.kind]
  if (measure === 'none') return []
  const { length, size: across } = describeShape(line.kind, shape)
  const cm = measure === 'length' ? length : across
  const size = MEASURED_SIZE[sizes] ?? ''
  const write = () =>
    inEvery((lang) => WORDS[lang].measures[measure].replaceAll('{n}', String(cm)).replace('{size}', size))
  return [parameter('measure', `${measure}.${cm}.${size}`, write)]
}

/** Details that the picture shows: number of front buttons, shape of trouser legs. */
function detailsOf({ kind }: Line, shape: number): Parameter[] {
  const { buttons = 0, leg } = describeShape(kind, shape)
  const said = inEvery((lang) =>
    [WORDS[lang].buttons[buttons], leg && WORDS[lang].legs[leg]].filter(Boolean).join(', '),
  )
  return said.fi ? [parameter('details', `${buttons}.${leg}`, () => said)] : []
}

/** Stylings without a pattern parameter. */
const NEVER_PRINTED: readonly Styling[] = ['shoe', 'fineShoe', 'jewel']

function printOf({ kind, print }: Line): Parameter[] {
  if (NEVER_PRINTED.includes(KIND_FACTS[kind].styling) || kind === 'sunglasses') return []
  return [parameter('print', print, () => inEvery((lang) => WORDS[lang].prints[print]))]
}

function compositionOf({ parts, fill }: Material, lang: Lang): string {
  const { fibres, filled } = WORDS[lang].material
  const shares = (of: Parts) => of.map(([fibre, share]) => `${share}\u00a0% ${fibres[fibre]}`).join(', ')
  if (!fill) return shares(parts)
  return `${filled.shell}: ${shares(parts)}. ${filled.fill}: ${shares(fill)}. ${filled.notice}`
}

/** The specification table of a style, without the colour. */
export function buildParameters(id: LineId, shape: number, origin: Origin): Parameter[] {
  const line: Line = LINES[id]
  const material: Material = MATERIALS[line.material]
  const { care } = material
  return [
    ...printOf(line),
    parameter('material', line.material, () => inEvery((lang) => WORDS[lang].material.materials[line.material].name)),
    ...(line.fit === 'none'
      ? []
      : [parameter('fit', line.fit, () => inEvery((lang) => WORDS[lang].material.fits[line.fit].name))]),
    parameter('composition', line.material, () => inEvery((lang) => compositionOf(material, lang))),
    ...measureOf(line, shape),
    ...detailsOf(line, shape),
    parameter('care', care, () => inEvery((lang) => WORDS[lang].material.care[care])),
    parameter('origin', origin, () => inEvery((lang) => WORDS[lang].origins[origin])),
    ...(CARE_LABELS[care] ?? []).flatMap((symbol) => symbols.get(symbol) ?? []),
  ]
}
