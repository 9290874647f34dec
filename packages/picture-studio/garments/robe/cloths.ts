import { looped, waffle } from '#engine/fabrics'
import type { Look } from '#engine/look'
import type { Cloth } from '#garments/cutting'
import { printed } from '#garments/printed'
import { satin } from '#garments/satin'
import type { RobeCut } from './robe-cut'

/** The robe's cloth in the look's colour and print. */
export async function clothOf(look: Look, cut: RobeCut): Promise<Cloth> {
  if (cut.cloth === 'satin') return { ...satin(look, 0.85), ...(await printed(look)) }
  const weave = cut.cloth === 'terry' ? looped(3.4, 0.8) : waffle(15)
  return { color: look.colour, ...(await printed(look)), ...weave }
}
