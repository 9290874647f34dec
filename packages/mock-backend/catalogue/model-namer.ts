import { itemAt } from '#catalogue/item-at'
import { familyOf } from './category-ids'
import { LINES, type LineId } from './lines'
import { NAMED_STYLES } from './named-products'
import { createRandom, shuffled } from './random'
import { MODEL_NAMES, SECOND_NAMES } from './words/model-names'

const familyOfLine = (line: LineId): number => familyOf(LINES[line].categoryId)

/**
 * Returns a function that gives each style a model name that is unique within its family: first single names, then two
 * names, then two names and a numeral. The names of the named styles are not given again.
 */
export function createModelNamer(seed: number) {
  const perFamily = new Map<number, { names: string[]; given: number }>()

  const openedFor = (family: number) => {
    const known = perFamily.get(family)
    if (known) return known
    const taken = NAMED_STYLES.filter((style) => familyOfLine(style.line) === family).map((style) => style.model)
    const free = MODEL_NAMES.filter((name) => !taken.includes(name))
    const opened = { names: shuffled(createRandom(seed + family * 31), free), given: 0 }
    perFamily.set(family, opened)
    return opened
  }

  return (line: LineId): string => {
    const state = openedFor(familyOfLine(line))
    const turn = state.given++
    const first = itemAt(state.names, turn % state.names.length)
    const round = Math.floor(turn / state.names.length)
    if (round === 0) return first
    const seconds = SECOND_NAMES.filter((name) => name !== first)
    const second = seconds[(round - 1) % seconds.length]
    // All combinations of a family have been used: add a numeral.
    const again = Math.floor((round - 1) / seconds.length)
    return again === 0 ? `${first} ${second}` : `${first} ${second} ${again + 1}`
  }
}
