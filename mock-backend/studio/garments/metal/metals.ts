import { lin } from '@/mock-backend/studio/engine/noise'

/** Colours of fittings, linear light. */
export const GOLD = lin('#d9b46c')
export const PALE_GOLD = lin('#d8c08c')
export const SILVER = lin('#c4c5c6')
