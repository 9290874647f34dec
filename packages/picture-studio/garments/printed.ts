import type { Look } from '#engine/look'
import { printFor, suitingFor } from '#engine/prints'
import type { Texture } from './cutting'

/** The look's print as the texture of a panel; empty for plain cloth. `stripes`: direction, upright for shirts. */
export async function printed(look: Look, stripes: 'upright' | 'around' = 'around'): Promise<{ tex?: Texture }> {
  // `printFor` draws upright stripes for odd shapes, so the shape is replaced by a number with the wanted parity.
  const shape = look.print === 'stripe' ? look.shape * 2 + (stripes === 'upright' ? 1 : 0) : look.shape
  const tex = await printFor({ ...look, shape })
  return tex ? { tex } : {}
}

/** The same print with straighter lines, for stiff cloth: they follow the folds only by the share `k` (0 to 1). */
export function steadied(tex: Texture | undefined, k: number): { tex?: Texture } {
  return tex ? { tex: (pix, u, v, x, y) => tex(pix, (x - 450) * (1 - k) + u * k, v, x, y) } : {}
}

/** The same print along a slanted limb; `lean` is the shift of x per pixel of y. */
export function leaning(tex: Texture | null | undefined, lean: number): { tex?: Texture } {
  if (!tex) return {}
  const c = 1 / Math.hypot(1, lean)
  const s = lean * c
  return { tex: (pix, u, v, x, y) => tex(pix, u * c - v * s, u * s + v * c, x, y) }
}

/** As `printed`, but stripes and checks are those of woven suits. */
export async function tailored(look: Look): Promise<{ tex?: Texture }> {
  const tex = suitingFor(look)
  return tex ? { tex } : printed(look)
}
