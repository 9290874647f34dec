import type { Rgb } from '@/mock-backend/studio/engine/scene-types'
import type { Print } from '@/mock-backend/studio/picture-name'

/** How one style is painted. `colour` is linear light, `hex` the same colour in sRGB; `dark` when lightness is below about 40 %. */
export type Look = { colour: Rgb; hex: string; print: Print; shape: number; dark: boolean }
