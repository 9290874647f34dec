import type { Kind } from '@kajo/picture-studio'
import { itemAt } from '#catalogue/item-at'
import { LINES } from './lines'
import { NAMED_STYLES } from './named-products'
import { createRandom, shuffled } from './random'
import { MODEL_NAMES, SECOND_NAMES } from './words/model-names'

/** Gives every style of a kind a name that no other style of the kind has; first names first, then two together. */
export function createModelNamer(seed: number) {
  const perKind = new Map<Kind, { names: string[]; given: number }>()

  const openedFor = (kind: Kind) => {
    const known = perKind.get(kind)
    if (known) return known
    const taken = NAMED_STYLES.filter((style) => LINES[style.line].kind === kind).map((style) => style.model)
    const free = MODEL_NAMES.filter((name) => !taken.includes(name))
    const opened = { names: shuffled(createRandom(seed + kind.length * 31 + kind.charCodeAt(0)), free), given: 0 }
    perKind.set(kind, opened)
    return opened
  }

  return (kind: Kind): string => {
    const state = openedFor(kind)
    const turn = state.given++
    const first = itemAt(state.names, turn % state.names.length)
    const round = Math.floor(turn / state.names.length)
    if (round === 0) return first
    const seconds = SECOND_NAMES.filter((name) => name !== first)
    const second = seconds[(round - 1) % seconds.length]
    // Beyond some ten thousand models of a kind a numeral has to do.
    const again = Math.floor((round - 1) / seconds.length)
    return again === 0 ? `${first} ${second}` : `${first} ${second} ${again + 1}`
  }
}
