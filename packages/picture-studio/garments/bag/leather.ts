import type { Rgb } from '#engine/scene-types'
import type { Cloth } from '#garments/cutting'

/** A bag's leather with the thread and the metal that go with it. */
export type BagLeather = { leather: Cloth; thread: Rgb; metal: Rgb }
