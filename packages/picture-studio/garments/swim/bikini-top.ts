import { fold, soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { mp, path, sym } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { type Cloth, SIDES } from '#garments/cutting'
import { threadOn, tint } from '#garments/tone'
import { cups, ruched } from './swim-cloth'
import { cord, cordLoop } from './swim-cords'

export type BikiniTop = 'triangle' | 'bandeau' | 'scoop'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  triangle: [[312, 452, 1], [336, 370], [384, 268, 1], [398, 268, 1], [430, 360], [447, 452, 1], [380, 462]],
  triangleSeam: [[326, 442], [346, 376], [391, 282], [422, 364], [436, 442]],
  halter: [[391, 272], [404, 210], [430, 160], [446, 146]],
  base: [[246, 440], [312, 455], [380, 462], [450, 458], [520, 462], [588, 455], [654, 440]],
  bandeau: [[450, 346], [412, 330], [360, 322], [300, 334, 1], [298, 448, 1], [356, 466], [410, 462], [450, 446]],
  bandeauBehind: [[450, 356], [380, 352], [300, 338, 1], [300, 440, 1], [380, 444], [450, 440]],
  scoop: [[450, 338], [418, 322], [402, 268], [396, 178, 1], [372, 176, 1], [368, 250], [348, 302], [310, 344, 1], [314, 410], [318, 474, 1], [380, 484], [450, 487]],
  scoopBehind: [[450, 304], [410, 270], [396, 176, 1], [374, 174, 1], [372, 250], [354, 304], [318, 350, 1], [324, 466, 1], [450, 470]],
  scoopSeam: [[405, 184], [411, 266], [426, 312], [450, 328]],
} satisfies Record<string, Point[]>

type Piece = { cloth: Cloth; look: Look; thread: { color: Cloth['color']; w: number; dash: string } }

async function triangle(scene: Scene, { cloth, look, thread }: Piece): Promise<void> {
  if (look.isBack)
    for (const side of SIDES)
      await panel(scene, {
        ...cloth,
        tex: undefined,
        color: tint(cloth.color, 0.66),
        d: path(mp(OUTLINE.triangle, side)),
        inflate: 0.4,
        infMax: 30,
        edgeA: 4,
        edgeR: 6,
      })
  for (const side of SIDES) await cord(scene, cloth, mp(OUTLINE.halter, side))
  await cordLoop(scene, cloth, 462, 146, 0)
  await cord(scene, cloth, OUTLINE.base)
  if (look.isBack) return cordLoop(scene, cloth, 458, 458, 0)
  for (const side of SIDES) {
    await panel(scene, {
      ...cloth,
      d: path(mp(OUTLINE.triangle, side), true, 1.4),
      inflate: 0.5,
      infMax: 36,
      edgeA: 4,
      edgeR: 6,
      folds: (p) => {
        soft(p, { amp: 5, sx: 60, sy: 80, seed: 5 + side + scene.vary })
        for (const x of [352, 380, 408])
          fold(
            p,
            mp(
              [
                [x, 462],
                [x + (390 - x) * 0.2, 424],
                [x + (390 - x) * 0.4, 380],
              ],
              side,
            ),
            { w: 6, w1: 12, amp: 3.4, t0: 0.01, t1: 0.6 },
          )
      },
    })
    await stitch(scene, mp(OUTLINE.triangleSeam, side), thread)
  }
}

/** The back of the top, whose inside is visible in the front view. */
const innerOf = (cloth: Cloth, look: Look): Cloth =>
  look.isBack ? cloth : { ...cloth, tex: undefined, color: tint(look.colour, 0.6) }

async function bandeau(scene: Scene, { cloth, look }: Piece): Promise<void> {
  const inner = innerOf(cloth, look)
  await panel(scene, { ...inner, d: path(sym(OUTLINE.bandeauBehind)), inflate: 0.3, edgeA: 4, edgeR: 6 })
  if (look.isBack) {
    await panel(scene, {
      ...cloth,
      d: path([
        [438, 350, 1],
        [462, 350, 1],
        [462, 444, 1],
        [438, 444, 1],
      ]),
      inflate: 0.2,
      edgeA: 3,
      edgeR: 5,
    })
    return
  }
  await panel(scene, {
    ...cloth,
    d: path(sym(OUTLINE.bandeau), true, 1.4),
    inflate: 0.46,
    infMax: 40,
    edgeA: 4,
    edgeR: 7,
    folds: (p) => {
      soft(p, { amp: 5, sx: 70, sy: 70, seed: 5 + scene.vary })
      cups(p, 394, 76, 7)
      for (const side of SIDES)
        for (const dy of [-34, -14, 8, 30])
          fold(
            p,
            mp(
              [
                [448, 396 + dy * 0.4],
                [420, 395 + dy * 0.8],
                [360, 394 + dy * 1.3],
              ],
              side,
            ),
            { w: 5, w1: 13, amp: 5, t0: 0.01, t1: 0.7 },
          )
    },
  })
  await panel(scene, {
    ...cloth,
    d: path([
      [436, 352],
      [450, 346],
      [465, 352],
      [468, 398],
      [464, 442],
      [450, 448],
      [436, 442],
      [432, 398],
    ]),
    inflate: 0.7,
    edgeA: 3.5,
    edgeR: 6,
    folds: (p) => {
      for (const x of [441, 450, 459])
        fold(
          p,
          [
            [x, 350],
            [x + 2, 398],
            [x, 446],
          ],
          { w: 3.4, amp: 3 },
        )
    },
  })
}

async function scoop(scene: Scene, { cloth, look, thread }: Piece): Promise<void> {
  const inner = innerOf(cloth, look)
  await panel(scene, {
    ...inner,
    d: path(sym(OUTLINE.scoopBehind)),
    inflate: look.isBack ? 0.44 : 0.25,
    infMax: 50,
    edgeA: 4,
    edgeR: 6,
  })
  if (!look.isBack) {
    await panel(scene, {
      ...cloth,
      d: path(sym(OUTLINE.scoop), true, 1.4),
      inflate: 0.48,
      infMax: 56,
      edgeA: 4,
      edgeR: 7,
      folds: (p) => {
        soft(p, { amp: 6, sx: 80, sy: 90, seed: 5 + scene.vary })
        cups(p, 392, 58, 9)
        ruched(p, 470, 470, 3)
      },
    })
    for (const side of SIDES)
      await stitch(
        scene,
        mp(
          OUTLINE.scoopSeam.map(([x, y]): Point => [x - 9, y + 8]),
          side,
        ),
        thread,
      )
  }
  if (look.isBack) return
  await stitch(
    scene,
    [
      [320, 462],
      [380, 472],
      [450, 475],
      [520, 472],
      [580, 462],
    ],
    thread,
  )
}

/** The bikini's top: triangles on cords, a twisted bandeau, or a scooped crop top. */
export async function bikiniTop(scene: Scene, cloth: Cloth, look: Look, kind: BikiniTop): Promise<void> {
  const thread = threadOn(look, 1)
  const piece = { cloth, look, thread }
  if (kind === 'triangle') return triangle(scene, piece)
  return kind === 'bandeau' ? bandeau(scene, piece) : scoop(scene, piece)
}
