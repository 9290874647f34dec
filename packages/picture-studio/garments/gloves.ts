import type { Look } from '#engine/look'
import { knitStitch, mel } from '#engine/materials'
import { G } from '#engine/paths'
import type { Point, Scene } from '#engine/scene-types'
import { type Cloth, cutFor } from './cutting'
import { type Glove, glove } from './gloves/glove'
import { leatherOf } from './shoe/last'
import { tint } from './tone'
import { threadOn } from './tote/stuff'

type GloveMaterial = 'leather' | 'suede' | 'knit'
/** `cuff` is the length below the wrist in px; a `mitten` has one compartment for all fingers. */
type Cut = { material: GloveMaterial; cuff: number; mitten: boolean; strap: boolean }
const CUTS: [Cut, ...Cut[]] = [
  { material: 'leather', cuff: 70, mitten: false, strap: false },
  { material: 'knit', cuff: 120, mitten: false, strap: false },
  { material: 'leather', cuff: 250, mitten: false, strap: false },
  { material: 'knit', cuff: 120, mitten: true, strap: false },
  { material: 'suede', cuff: 76, mitten: false, strap: true },
]

/**
 * A pair of gloves that overlap, palms up in the back view: leather, knitted, long leather, mittens, suede with a
 * strap.
 */
export async function draw(scene: Scene, look: Look): Promise<void> {
  G.XF = 1
  scene.seed = 50
  const cut = cutFor(look, CUTS)
  scene.edgeK = cut.material === 'leather' ? 1 : 0.7
  // long gloves are drawn smaller, to fit the picture
  const scale = cut.cuff > 200 ? 0.8 : 1
  await glove(scene, made(look, cut, { x: 336, y: 520, turn: -13, mirrored: look.isBack, size: 1.08 * scale }))
  await glove(scene, made(look, cut, { x: 572, y: 590, turn: 10, mirrored: !look.isBack, size: 1.08 * scale }))
}

type Spot = { x: number; y: number; turn: number; mirrored: boolean; size: number }

/** Glove leather: less glossy than shoe leather, with wider and weaker highlights. */
function nappa(look: Look): Cloth {
  const calf = leatherOf(look.colour, 'smooth')
  return { ...calf, mat: { ...calf.mat, spec: 0.15, sx: 0.48, sy: 0.8 } }
}

function made(look: Look, cut: Cut, { x, y, turn, mirrored, size }: Spot): Glove {
  const c = Math.cos((turn * Math.PI) / 180)
  const s = Math.sin((turn * Math.PI) / 180)
  const at = (points: readonly Point[]): Point[] =>
    points.map(([px, py, corner]): Point => {
      const a = (mirrored ? -px : px) * size
      const b = py * size
      return [x + a * c - b * s, y + a * s + b * c, corner]
    })
  const knit = cut.material === 'knit'
  const stitchSize = { cw: 11 * size, ch: 8.6 * size, amp: 2.3, axis: [x, y, c, s] as [number, number, number, number] }
  const cloth: Cloth = knit
    ? { color: look.colour, mat: { fuzz: 0.5, wrap: 0.3, ao: 1 }, bump: knitStitch(stitchSize), paint: mel(0.06, 1.8) }
    : cut.material === 'suede'
      ? leatherOf(look.colour, 'suede')
      : nappa(look)
  return {
    at,
    size,
    cloth,
    cuffCloth: knit ? { ...cloth, bump: knitStitch({ ...stitchSize, rib: true }) } : cloth,
    thread: threadOn(look.colour, look.dark),
    lining: tint(look.colour, 0.35),
    knit,
    mitten: cut.mitten,
    cuff: cut.cuff,
    strap: cut.strap,
    palm: look.isBack,
    seed: mirrored ? 7 : 3,
  }
}
