import { floatAt, itemAt } from '#engine/array-at'
import { each, soft } from '#engine/drape'
import { mp, path, sym } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { hollow, SIDES } from '#garments/cutting'
import { puller, seam } from '#garments/sewn/trims'
import { tint } from '#garments/tone'
import type { Puffer } from './puffer-cut'
import { quilt, seamShade } from './quilting'

const moved = (points: readonly Point[], dy: number): Point[] => points.map(([x, y, c]): Point => [x, y + dy, c])

// Heights are relative to `cut.top`, the base of the neck.
// biome-ignore format: point lists read better in rows
const OUTLINE = {
  inside: [[380, -78, 1], [414, -90], [450, -93], [486, -90], [520, -78, 1], [520, 6, 1], [450, 26], [380, 6, 1]],
  collar: [[377, -76, 1], [392, -70], [424, -64], [451, -62, 1], [451, 12, 1], [414, 2], [380, -18, 1], [372, -48]],
  collarBack: [[378, -80], [414, -92], [450, -95], [486, -92], [522, -80], [528, -48], [522, -16, 1], [450, -4], [378, -16, 1], [372, -48]],
  hoodHalf: [[450, -214], [404, -206], [362, -176], [339, -122], [333, -60], [340, -10], [366, 22], [410, 36], [450, 42]],
  openingHalf: [[450, -170], [420, -162], [398, -132], [388, -84], [394, -36], [416, 6], [450, 40]],
  cord: [[408, 8], [402, 46], [405, 86]],
} satisfies Record<string, Point[]>

async function inside(scene: Scene, puffer: Puffer): Promise<void> {
  await panel(scene, {
    d: path(moved(OUTLINE.inside, puffer.cut.top)),
    color: puffer.lining,
    mat: { spec: 0.05, sx: 0.5, sy: 0.8 },
    folds: (p) => hollow(p, 60, 16),
  })
}

/** The hood or the inside of the stand-up collar. Must be drawn first; draws nothing for a hood in the back view. */
export async function behindNeck(scene: Scene, puffer: Puffer): Promise<void> {
  const { cut, shell, isBack } = puffer
  if (!cut.hood || isBack) return cut.hood ? undefined : inside(scene, puffer)
  const outer = path(moved(sym(OUTLINE.hoodHalf), cut.top))
  const opening = path(moved(sym(OUTLINE.openingHalf), cut.top))
  await panel(scene, {
    d: opening,
    color: puffer.lining,
    mat: { spec: 0.05, sx: 0.5, sy: 0.8 },
    folds: (p) => {
      each(p, (i, x, y) => {
        p.hgt[i] = floatAt(p.hgt, i) - 26 * (1 - Math.min(1, ((x - 450) / 78) ** 2 + ((y - cut.top + 70) / 100) ** 2))
      })
      soft(p, { amp: 5, sx: 40, sy: 60, seed: 4 })
    },
  })
  // The chambers of a hood are arranged radially around the face.
  const ring = (x: number, y: number) => Math.atan2((x - 450) * 1.1, cut.top - 62 - y) * 1.75 + 0.5
  await panel(scene, {
    ...shell,
    d: outer,
    cut: opening,
    inflate: 0.6,
    infMax: 34,
    edgeA: 6,
    edgeR: 10,
    foldK: 1,
    folds: (p) => quilt(p, ring, 58, 3, 0.8),
    paint: seamShade(ring, 58),
    shadow: { k: 0.5, k2: 0.4, r: 3, r2: 14, dx: 2, dy: 5 },
  })
}

async function collar(scene: Scene, puffer: Puffer): Promise<void> {
  const { cut, shell } = puffer
  const rows = (_x: number, y: number) => (y - cut.top + 66) / 40
  for (const side of SIDES)
    await panel(scene, {
      ...shell,
      d: path(moved(mp(OUTLINE.collar, side), cut.top), true, 1),
      inflate: 0.4,
      infMax: 26,
      edgeA: 5,
      edgeR: 8,
      foldK: 1,
      folds: (p) => {
        quilt(p, rows, 40, 21 + side, 0.8)
        hollow(p, 80, 18)
      },
      paint: seamShade(rows, 40),
      shadow: { k: 0.42, k2: 0.34, r: 2, r2: 10, dx: 0, dy: 4 },
    })
}

async function cords(scene: Scene, puffer: Puffer): Promise<void> {
  for (const side of SIDES) {
    const line = moved(mp(OUTLINE.cord, side), puffer.cut.top)
    await panel(scene, {
      d: path(line, false),
      stroke: 4.5,
      color: tint(puffer.shell.color, 0.7, 0.006),
      inflate: 0.8,
      infF: 2,
      edgeA: 1.5,
      edgeR: 2,
    })
    const [x, y] = itemAt(line, 2)
    await puller(scene, x, y - 6, puffer.metal, 0.6)
  }
}

async function hoodFromBehind(scene: Scene, puffer: Puffer): Promise<void> {
  const { cut, shell } = puffer
  const rows = (_x: number, y: number) => (y - cut.top + 200) / 62
  await panel(scene, {
    ...shell,
    d: path(moved(sym(OUTLINE.hoodHalf), cut.top + 8)),
    inflate: 0.5,
    infMax: 50,
    edgeA: 6,
    edgeR: 10,
    foldK: 1,
    folds: (p) => quilt(p, rows, 62, 3, 0.8),
    paint: seamShade(rows, 62),
    shadow: { k: 0.5, k2: 0.4, r: 3, r2: 14, dx: 2, dy: 5 },
  })
  await seam(
    scene,
    [
      [450, cut.top - 186],
      [451, cut.top - 80],
      [450, cut.top + 26],
    ],
    shell.color,
  )
}

/** Collar or hood in front of the body. */
export async function neck(scene: Scene, puffer: Puffer): Promise<void> {
  const { cut, shell, isBack } = puffer
  if (isBack && cut.hood) return hoodFromBehind(scene, puffer)
  if (isBack) {
    const rows = (_x: number, y: number) => (y - cut.top + 92) / 40
    await panel(scene, {
      ...shell,
      d: path(moved(OUTLINE.collarBack, cut.top)),
      inflate: 0.4,
      infMax: 30,
      edgeA: 5,
      foldK: 1,
      folds: (p) => quilt(p, rows, 40, 21, 0.8),
      paint: seamShade(rows, 40),
    })
    return
  }
  if (cut.hood) return cords(scene, puffer)
  await collar(scene, puffer)
  const top: Point[] = moved(
    [
      [379, -74],
      [414, -62],
      [450, -58],
    ],
    cut.top,
  )
  for (const side of SIDES) await stitch(scene, mp(top, side), { color: tint(shell.color, 0.7), w: 1.1, dash: '3 2' })
}
