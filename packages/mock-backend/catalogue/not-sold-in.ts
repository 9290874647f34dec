import type { MarketAlias } from './types'

/** Styles that some markets do not sell, by id: boots, a coat and a scarf that are not used in other scenarios. */
const NOT_SOLD_IN: Readonly<Record<number, readonly MarketAlias[]>> = {
  56: ['dk'],
  79: ['dk'],
  591: ['no', 'dk'],
}

export const notSoldIn = (styleId: number): readonly MarketAlias[] => NOT_SOLD_IN[styleId] ?? []
