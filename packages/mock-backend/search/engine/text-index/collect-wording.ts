import type { ColourKey } from '@kajo/picture-studio'
import type { Catalogue, Lang } from '#catalogue/types'
import { splitName } from './split-name'

/** The distinct texts of all styles in one language. */
export type Wording = {
  /** Names without the model name: "Kort omlottklänning". */
  lines: ReadonlySet<string>
  /** Words of model names. */
  models: ReadonlySet<string>
  /** Values of parameters by parameter name. */
  values: ReadonlyMap<string, ReadonlySet<string>>
  colours: ReadonlySet<ColourKey>
}

const STYLES_A_STEP = 500
const never = () => false

/** Reads all styles in small steps. */
export function* collectWording({ styles }: Catalogue, lang: Lang): Generator<undefined, Wording> {
  const lines = new Set<string>()
  const models = new Set<string>()
  const colours = new Set<ColourKey>()
  const values = new Map<string, Set<string>>()
  for (const [i, { products, parameters }] of styles.entries()) {
    const { line, model } = splitName(products[0]?.name[lang] ?? '', lang, never)
    lines.add(line.join(' '))
    for (const word of model) models.add(word)
    for (const { colour } of products) colours.add(colour)
    for (const { name, value } of parameters) values.set(name, (values.get(name) ?? new Set()).add(value[lang]))
    if (i % STYLES_A_STEP === STYLES_A_STEP - 1) yield
  }
  return { lines, models, values, colours }
}
