import { floatAt } from '#engine/array-at'
import { pixelBox, sheetBox } from '#engine/density'
import { each } from '#engine/drape'
import { liveTiles } from '#engine/live-tiles'
import { clamp } from '#engine/noise'
import { addOutline } from '#engine/outline'
import { addVolume, arcLength, edgeDistance, hemMask, panelMask, rollEdge } from '#engine/panel-steps'
import { bendPanel, posedBox, poseMap } from '#engine/pose'
import { bboxOf } from '#engine/raster'
import { restPart } from '#engine/rest-part'
import type {
  Baked,
  Box,
  BuiltPanel,
  Panel,
  PanelLook,
  PanelSpec,
  PartName,
  Pose,
  PoseMap,
  Scene,
  Shadow,
} from '#engine/scene-types'

export type {
  Panel,
  PanelSpec,
  Pose,
  Scene,
} from '#engine/scene-types'

const CONTACT: Shadow = { k: 0.42, k2: 0.3, r: 3, r2: 11, dx: 2, dy: 3 }

/** An empty scene. With `baked` geometry the panels only record their colours. */
export function newScene(o: { pose?: Pose | null; vary?: number; density?: number; baked?: Baked | null } = {}): Scene {
  const { pose = null, vary = 0, density = 1, baked = null } = o
  return {
    pose,
    vary,
    density,
    baked,
    panels: [],
    outline: null,
    extent: null,
    crop: null,
    waiting: null,
    looks: [],
    maps: {},
    part: 'body',
    bones: {},
    below: null,
    seed: 1,
  }
}

const lookOf = (o: PanelSpec): PanelLook => ({
  color: o.color,
  tex: o.tex,
  texU: o.texU ?? 0,
  texV: o.texV ?? 0,
  paint: o.paint,
  mat: {
    spec: o.mat?.spec ?? 0,
    satin: o.mat?.satin ?? 0,
    fuzz: o.mat?.fuzz ?? 0,
    diff: o.mat?.diff ?? 1,
    gleam: o.mat?.gleam,
  },
})

function auxOf(P: Panel, aoMap: NonNullable<PanelSpec['aoMap']>): Float32Array {
  const o = new Float32Array(P.w * P.h)
  each(P, (i, x, y) => {
    if (floatAt(P.M, i) > 0.002) o[i] = aoMap(P, i, x, y)
  })
  return o
}

/** Hides a panel above `from` without changing heights, so that the forearm continues the upper arm without a seam. */
function cutAbove(P: Panel, from: number | null): void {
  if (from === null) return
  for (let i = 0; i < P.M.length; i++)
    P.M[i] = floatAt(P.M, i) * clamp(((i / P.w) | 0) + P.y0 - from * (P.near ?? 1) + 0.5)
}

function deepen(hgt: Float32Array, k: number): void {
  for (let i = 0; i < hgt.length; i++) hgt[i] = floatAt(hgt, i) * k
}

/** Builds the panel's height field at rest. The order of the steps matters. */
async function atRest(S: Scene, o: PanelSpec, b: Box, part: Box | null): Promise<Panel> {
  const M = await panelMask(o, sheetBox(b, S.density), b)
  const hgt = new Float32Array(b.w * b.h)
  const P: Panel = {
    ...b,
    near: S.density,
    live: liveTiles(M, b, part),
    M,
    hgt,
    dist: hgt,
    bump: null,
    aux: null,
    u: null,
    bl: null,
    b: null,
    kb: null,
    RX: null,
    RY: null,
  }
  if (o.folds) {
    o.folds(P)
    deepen(hgt, o.foldK ?? 1.55)
  }
  if (o.hem) P.M = hemMask(P, o.hem)
  P.dist = edgeDistance(P)
  addVolume(P, o)
  rollEdge(P, o, S.edgeK ?? 0.55)
  o.details?.(P)
  cutAbove(P, S.below)
  if (!S.waiting) {
    P.bump = o.bump?.(P) ?? null
    if (o.aoMap) P.aux = auxOf(P, o.aoMap)
  }
  if (o.tex) P.u = arcLength(P, Math.round((o.texCx ?? 450) * S.density - b.x0))
  return P
}

/** The pose map of the part that is being drawn; null without a pose. */
function mapOf(S: Scene): PoseMap | null {
  if (!S.pose) return null
  const own = S.part !== 'body' && S.bones[S.part] && S.pose[S.part]
  const part: PartName = own ? S.part : 'body'
  S.maps[part] ??= poseMap(S.pose, part, S.bones)
  return S.maps[part] ?? null
}

/** The panel transformed by the scene's pose into its posed box. */
function posed(S: Scene, map: PoseMap, P: Panel, b: Box, nb: Box): Panel {
  const { RX, RY, bend } = bendPanel(map, b, nb, S.density)
  const surface = (channel: Float32Array) => bend(channel, true)
  return {
    ...nb,
    near: nearOf(S),
    M: bend(P.M, false),
    hgt: surface(P.hgt),
    dist: surface(P.dist),
    bump: P.bump && surface(P.bump),
    aux: P.aux && surface(P.aux),
    u: P.u && surface(P.u),
    bl: P.bl && surface(P.bl),
    b: null,
    kb: null,
    RX,
    RY,
  }
}

const isApart = (a: Box, b: Box): boolean =>
  a.x0 + a.w < b.x0 || b.x0 + b.w < a.x0 || a.y0 + a.h < b.y0 || b.y0 + b.h < a.y0

/** Box of a posed panel on the sheet; null outside the sheet or the close-up. */
function placeOf(S: Scene, map: PoseMap | null, b: Box): Box | null {
  const to = map ? posedBox(map, b) : b
  return to && S.crop && isApart(to, S.crop) ? null : to
}

/** Margin around a close-up's crop in which panels are built, because blurs reach into the crop. */
const BEYOND = 56

/** Pixels per sheet px of a posed panel, whose pose has scaled it to its size in the picture. */
const nearOf = (S: Scene): number => S.density * (S.pose?.scale ?? 1)

function shadowFor(S: Scene, o: PanelSpec): Shadow | null {
  if (o.shadow === false) return null
  return enlargedShadow({ ...CONTACT, ...o.shadow, from: S.below ?? undefined }, nearOf(S))
}

/** A contact shadow `k` times as wide. */
export const enlargedShadow = (s: Shadow, k: number): Shadow => ({
  ...s,
  r: Math.round(s.r * k),
  r2: Math.round(s.r2 * k),
  dx: Math.round(s.dx * k),
  dy: Math.round(s.dy * k),
})

/** The fields of a spec that light and paint need later. */
export const builtAs = (o: PanelSpec): Pick<BuiltPanel, 'mat' | 'flat' | 'keep' | 'tex'> => ({
  mat: o.mat ?? {},
  flat: o.flat ?? false,
  keep: Boolean(o.paint ?? o.tex),
  tex: Boolean(o.tex),
})

/** The panel, posed if the scene has a pose; null outside the sheet or the close-up. */
async function build(S: Scene, o: PanelSpec, b: Box, map: PoseMap | null): Promise<Panel | null> {
  const to = placeOf(S, map, b)
  if (!to) return null
  const rest = pixelBox(b, S.density)
  const P = await atRest(S, o, rest, S.crop && restPart(map, S.crop, BEYOND))
  return map ? posed(S, map, P, rest, pixelBox(to, S.density)) : P
}

/** Adds a panel on top of the scene. Resolves to null when it is not built: repaint, outline, or outside the sheet. */
export async function panel(S: Scene, o: PanelSpec): Promise<Panel | null> {
  S.looks.push(lookOf(o))
  const look = S.looks.length - 1
  if (S.baked) return null
  const b = bboxOf(o.d, (o.pad ?? 34) + (o.stroke ?? 0) / 2)
  if (b.w < 3 || b.h < 3) return null
  const map = mapOf(S)
  if (S.outline || S.extent) {
    await addOutline(S, o, b, map)
    return null
  }
  const P = await build(S, o, b, map)
  if (!P) return null
  const shadow = shadowFor(S, o)
  if (S.waiting) S.waiting.push({ panel: P, spec: o, rest: b, shadow, below: S.below, look })
  else S.panels.push({ ...P, ...builtAs(o), shadow, look })
  return P
}
