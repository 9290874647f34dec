import { floatAt } from '#engine/array-at'
import { each, type FoldShape, fold } from '#engine/drape'
import type { Look } from '#engine/look'
import { rng } from '#engine/noise'
import { mp, tx, ty } from '#engine/paths'
import type { Panel, PanelSpec, Point, Scene } from '#engine/scene-types'

/** One half of a garment: 0 as drawn (left in the picture), 1 mirrored. */
export type Side = 0 | 1
export const SIDES: readonly Side[] = [0, 1]
export const sign = (side: Side): number => (side ? 1 : -1)

/** Properties that all panels of a garment share. */
export type Cloth = Pick<PanelSpec, 'color' | 'mat' | 'bump' | 'paint' | 'tex' | 'aoMap'>
export type Bump = NonNullable<PanelSpec['bump']>
export type Paint = NonNullable<PanelSpec['paint']>
export type Texture = NonNullable<PanelSpec['tex']>

/** The cut for a look. Shape numbers beyond the list repeat the cuts, so that every number can be drawn. */
export const cutFor = <T>(look: Look, cuts: readonly [T, ...T[]]): T => cuts[look.shape % cuts.length] ?? cuts[0]

/**
 * Returns a function that gives small random differences from −1 to 1 between styles of a cut. For the first shape of
 * each cut it always returns 0.
 */
export function quirks(look: Look, cuts: number): () => number {
  if (look.shape < cuts) return () => 0
  const r = rng(look.shape * 57 + 11)
  return () => r() * 2 - 1
}

/** The bone of the left arm in sheet coordinates; the right one is its mirror image. */
export function setArms(scene: Scene, left: readonly Point[]): void {
  scene.bones = {
    armL: left.map(([x, y]): Point => [tx(x), ty(y)]),
    armR: left.map(([x, y]): Point => [tx(900 - x), ty(y)]),
  }
}

/** Enlarges short items by the factor `k` around the sheet's middle, so that they fill their picture. */
export function nearer(scene: Scene, k: number): void {
  const { wide = 1, tall = 1 } = scene.pose ?? {}
  scene.pose = { ...scene.pose, wide: wide * k, tall: tall * k }
}

/** All following panels move with this arm of the pose. */
export function onArm(scene: Scene, side: Side): void {
  scene.part = side ? 'armR' : 'armL'
}

/** Draws both sleeves, then the body, then the forearms that lie on it again. `sleeve` draws one whole sleeve. */
export async function sleevesAround(
  scene: Scene,
  sleeve: (side: Side) => Promise<void>,
  body: () => Promise<void>,
): Promise<void> {
  for (const side of SIDES) await sleeve(side)
  scene.part = 'body'
  await body()
  for (const side of SIDES) {
    const arm = side ? 'armR' : 'armL'
    const elbow = scene.bones[arm]?.[1]?.[1]
    if (!scene.pose?.[arm]?.over || elbow === undefined) continue
    scene.below = elbow
    await sleeve(side)
    scene.below = null
  }
  scene.part = 'body'
}

/** Draws folds along many lines; `options` is called for each line, so that folds can vary. */
export function foldAll(p: Panel, lines: readonly Point[][], side: Side, options: () => FoldShape): void {
  for (const line of lines) fold(p, mp(line, side), options())
}

/** A number, or a minimum and the greatest random addition. */
type Span = number | readonly [least: number, more: number]

/** Random folds: `skew` is the range of their skew, `thick` a factor of width and height for heavy cloth. */
type FoldsByChance = { w: Span; w1?: Span; amp: Span; t0: number; t1: number; skew?: number; thick?: number }

/**
 * Options for `foldAll` that are random for each line. Numbers are drawn from `r` in the order width, end width,
 * height, skew.
 */
export const byChance =
  (r: () => number, { w, w1, amp, t0, t1, skew, thick = 1 }: FoldsByChance) =>
  (): FoldShape => {
    const pick = (span: Span): number => thick * (typeof span === 'number' ? span : span[0] + r() * span[1])
    const widths = { w: pick(w), w1: w1 === undefined ? undefined : pick(w1) }
    return { ...widths, amp: pick(amp), t0, t1, skew: skew === undefined ? 0 : (r() - 0.5) * skew }
  }

/** A sewn seam: a narrow groove along the points with slightly raised sides. */
export function seam(p: Panel, points: readonly Point[], depth = 2.6): void {
  fold(p, points, { w: 2.6, amp: -depth, t0: 0.01, t1: 0.01, valley: 0.5, stray: 1.5 })
}

/** Lowers the sides of an inside back, which is curved around the neck. */
export function hollow(p: Panel, width: number, depth: number): void {
  each(p, (i, x) => {
    p.hgt[i] = floatAt(p.hgt, i) - ((x - 450) / width) ** 2 * depth
  })
}

/** Scales heights below `from` by the factor `k`. */
export const longer = (y: number, from: number, k: number): number => (y > from ? from + (y - from) * k : y)

/** Scales an outline below `from` by the factor `k`; `lean` is the shift of x per added pixel of length. */
export const lengthen = (points: readonly Point[], from: number, k: number, lean = 0): Point[] =>
  points.map(([x, y, corner]): Point => {
    const to = longer(y, from, k)
    return [x + (to - y) * lean, to, corner]
  })

/** A surface whose height is computed for each pixel. */
export const relief =
  (height: (x: number, y: number) => number): Bump =>
  (p) => {
    const out = new Float32Array(p.w * p.h)
    each(p, (i, x, y) => {
      out[i] = height(x, y)
    })
    return out
  }

/** A paint function that multiplies the colour of each pixel. */
export const shaded =
  (factor: (x: number, y: number, edge: number) => number): Paint =>
  (pix, p, i, x, y) => {
    const m = factor(x, y, floatAt(p.dist, i))
    pix[0] *= m
    pix[1] *= m
    pix[2] *= m
  }

/** A function that moves and scales the points of one shoe of a pair. */
export const placed =
  (ox: number, oy: number, size: number) =>
  (points: readonly Point[]): Point[] =>
    points.map(([x, y, corner]): Point => [450 + (x - 450) * size + ox, 600 + (y - 600) * size + oy, corner])
