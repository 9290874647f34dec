import type { Look } from '@/mock-backend/studio/engine/look'
import { mel } from '@/mock-backend/studio/engine/materials'
import { noise } from '@/mock-backend/studio/engine/noise'
import { type Cloth, relief } from '@/mock-backend/studio/garments/cutting'
import { printed } from '@/mock-backend/studio/garments/printed'
import { satin } from '@/mock-backend/studio/garments/sewn/satin'
import type { RobeCut } from './robe-cut'

/** Loops of terry: small curls that stand up everywhere. */
const loops = relief((x, y) => 0.62 * noise(x / 4.2, y / 4.2, 3) + 0.6 * noise(x / 2.3, y / 2.3, 8))

const CELL = 15

/** Waffle: sunken squares between raised threads. */
const cells = relief((x, y) => {
  const X = x + 1.5 * noise(x / 50, y / 50, 2)
  const Y = y + 1.5 * noise(x / 50, y / 50, 6)
  const ridge = Math.max(Math.abs(Math.sin((X / CELL) * Math.PI)), Math.abs(Math.sin((Y / CELL) * Math.PI)))
  return 2.1 * ridge ** 3 + 0.4 * noise(x / 1.5, y / 1.5, 7)
})

/** The robe's cloth in the look's colour, printed where it is satin. */
export async function clothOf(look: Look, cut: RobeCut): Promise<Cloth> {
  if (cut.cloth === 'satin') return { ...satin(look, 0.85), ...(await printed(look)) }
  const terry = cut.cloth === 'terry'
  return {
    color: look.colour,
    ...(await printed(look)),
    mat: { fuzz: terry ? 0.45 : 0.15, wrap: 0.34, ao: 0.9 },
    bump: terry ? loops : cells,
    paint: mel(0.03, 1.6),
  }
}
