import { bake } from '@/mock-backend/studio/engine/light'
import { clamp } from '@/mock-backend/studio/engine/noise'
import {
  addVolume,
  arcLength,
  edgeDistance,
  hemMask,
  panelMask,
  rollEdge,
} from '@/mock-backend/studio/engine/panel-steps'
import { bendPanel, posedBox, poseMap } from '@/mock-backend/studio/engine/pose'
import { bboxOf } from '@/mock-backend/studio/engine/raster'
import type {
  Baked,
  Box,
  Panel,
  PanelLook,
  PanelSpec,
  PartName,
  Pose,
  Scene,
  Shadow,
} from '@/mock-backend/studio/engine/scene-types'

export type {
  Panel,
  PanelSpec,
  Pose,
  Scene,
} from '@/mock-backend/studio/engine/scene-types'

const CONTACT: Shadow = { k: 0.42, k2: 0.3, r: 3, r2: 11, dx: 2, dy: 3 }

/** An empty scene. With `baked` geometry the panels only record their colours. */
export function newScene(o: { pose?: Pose | null; vary?: number; baked?: Baked | null } = {}): Scene {
  const { pose = null, vary = 0, baked = null } = o
  return {
    pose,
    vary,
    baked,
    panels: [],
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
  for (let i = 0; i < o.length; i++) if (P.M[i] > 0.002) o[i] = aoMap(P, i, (i % P.w) + P.x0, ((i / P.w) | 0) + P.y0)
  return o
}

/** Heights stay as they were, so that the forearm meets the upper arm below it without a seam. */
function cutAbove(P: Panel, from: number | null): void {
  if (from === null) return
  for (let i = 0; i < P.M.length; i++) P.M[i] *= clamp(((i / P.w) | 0) + P.y0 - from + 0.5)
}

/** The panel's height field at rest; the order of the steps is what makes cloth of it. */
async function atRest(S: Scene, o: PanelSpec, b: Box): Promise<Panel> {
  const M = await panelMask(o, b)
  const hgt = new Float32Array(b.w * b.h)
  const P: Panel = {
    ...b,
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
    const fk = o.foldK ?? 1.55
    for (let i = 0; i < hgt.length; i++) hgt[i] *= fk
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
  if (o.tex) P.u = arcLength(P, Math.round((o.texCx ?? 450) - b.x0))
  return P
}

/** The panel bent by the scene's pose; null when it leaves the sheet. */
function posed(S: Scene, pose: Pose, P: Panel, b: Box): Panel | null {
  const own = S.part !== 'body' && S.bones[S.part] && pose[S.part]
  const part: PartName = own ? S.part : 'body'
  S.maps[part] ??= poseMap(pose, part, S.bones)
  const map = S.maps[part]
  const nb = posedBox(map, b)
  if (!nb) return null
  const { out, RX, RY } = bendPanel(map, b, nb, [P.M, P.hgt, P.dist, P.bump, P.aux, P.u, P.bl])
  const [M, hgt, dist, bump, aux, u, bl] = out
  if (!M || !hgt || !dist) return null
  return { ...nb, M, hgt, dist, bump, aux, u, bl, b: null, kb: null, RX, RY }
}

const shadowFor = (S: Scene, o: PanelSpec): Shadow | null =>
  o.shadow === false ? null : { ...CONTACT, ...o.shadow, from: S.below ?? undefined }

/** Paints one panel on top of the scene. Resolves to null when nothing has to be built or it lies outside the sheet. */
export async function panel(S: Scene, o: PanelSpec): Promise<Panel | null> {
  S.looks.push(lookOf(o))
  const look = S.looks.length - 1
  if (S.baked) return null
  const b = bboxOf(o.d, (o.pad ?? 34) + (o.stroke ?? 0) / 2)
  if (b.w < 3 || b.h < 3) return null
  const rest = await atRest(S, o, b)
  const P = S.pose ? posed(S, S.pose, rest, b) : rest
  if (!P) return null
  const shadow = shadowFor(S, o)
  if (S.waiting) {
    S.waiting.push({ panel: P, spec: o, rest: b, shadow, below: S.below, look })
    return P
  }
  const light = bake(P, o.mat ?? {}, o.flat ?? false)
  S.panels.push({ ...P, ...light, shadow, look, keep: Boolean(o.paint ?? o.tex), tex: Boolean(o.tex) })
  return P
}
