import { itemAt } from '#engine/array-at'
import { soft } from '#engine/drape'
import { clamp, noise } from '#engine/noise'
import { mp, path, rect } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { SIDES, type Side } from '#garments/cutting'
import { puller, seam, stud, zip } from '#garments/sewn/trims'
import { tint } from '#garments/tone'
import type { Puffer } from './puffer-cut'
import { type Channels, quilt, seamShade } from './quilting'

const BINDING = 15

const channelsOf = ({ cut }: Puffer): Channels => {
  const y0 = cut.top + 18
  return (x, y) => (y - y0 - 7 * ((x - 450) / 190) ** 2 + 3 * noise(x / 60, y / 200, 4)) / cut.channel
}

/** The left outline from the neck to the hem, wider at chambers and narrower at seams. */
function sideOf(puffer: Puffer): Point[] {
  const { cut } = puffer
  const { top, hem, shoulder, half, channel } = cut
  const pit = top + 188
  const points: Point[] = [
    [386, top - 22, 1],
    [340, top - 6],
    [450 - shoulder, top + 26, 1],
    [450 - shoulder + 14, top + 96],
    [450 - shoulder + 4, pit - 26],
    [450 - shoulder - 4, pit, 1],
  ]
  const channels = channelsOf(puffer)
  const edge = (y: number) => 450 - shoulder + (shoulder - half) * clamp((y - pit) / (hem - pit))
  const first = Math.ceil(channels(450 - half, pit + 12))
  const last = Math.floor(channels(450 - half, hem - 12))
  for (let k = first; k <= last; k++) {
    const y = cut.top + 18 + k * channel + 7
    points.push([edge(y) + 4, y, 1], [edge(y + channel / 2) - 8, y + channel / 2])
  }
  const tail = itemAt(points, points.length - 1)
  // An incomplete chamber above the hem is not widened.
  if (tail[1] > hem - channel * 0.3) points.pop()
  points.push([450 - half + 7, hem, 1])
  return points
}

const hemLine = ({ cut }: Puffer): Point[] => [
  [450 - cut.half * 0.5, cut.hem + 7],
  [450, cut.hem + 9, 1],
]

async function half(scene: Scene, puffer: Puffer, side: Side): Promise<void> {
  const { cut, shell } = puffer
  const channels = channelsOf(puffer)
  const own: Point[] = [...sideOf(puffer), ...hemLine(puffer), [451, cut.top + 6, 1], [416, cut.top - 4]]
  await panel(scene, {
    ...shell,
    d: path(mp(own, side), true, 1),
    inflate: 0.34,
    infMax: 46,
    edgeA: 6,
    edgeR: 10,
    foldK: 1,
    folds: (p) => {
      quilt(p, channels, cut.channel, 11 + side * 4 + scene.vary)
      soft(p, { amp: 9, sx: 110, sy: 190, seed: 8 + side })
    },
    paint: seamShade(channels, cut.channel),
  })
}

async function whole(scene: Scene, puffer: Puffer): Promise<void> {
  const { cut, shell } = puffer
  const channels = channelsOf(puffer)
  const left: Point[] = [...sideOf(puffer), [450 - cut.half * 0.5, cut.hem + 7]]
  const right = left.map(([x, y, c]): Point => [900 - x, y, c]).reverse()
  await panel(scene, {
    ...shell,
    d: path([...left, [450, cut.hem + 9], ...right, [450, cut.top - 18]], true, 1),
    inflate: 0.36,
    infMax: 56,
    edgeA: 6,
    edgeR: 10,
    foldK: 1,
    folds: (p) => {
      quilt(p, channels, cut.channel, 31 + scene.vary)
      soft(p, { amp: 11, sx: 120, sy: 200, seed: 18 })
    },
    paint: seamShade(channels, cut.channel),
  })
}

async function binding(scene: Scene, { cut, shell }: Puffer): Promise<void> {
  const h = cut.hem
  const band: Point[] = [
    [450 - cut.half + 9, h - BINDING + 5, 1],
    [450, h - BINDING + 12],
    [450 + cut.half - 9, h - BINDING + 5, 1],
    [450 + cut.half - 10, h + 5, 1],
    [450, h + 13],
    [450 - cut.half + 10, h + 5, 1],
  ]
  await panel(scene, {
    ...shell,
    paint: undefined,
    d: path(band, true, 1),
    inflate: 0.5,
    infF: 3,
    edgeA: 3,
    edgeR: 5,
    folds: (p) => soft(p, { amp: 3, sx: 10, sy: 40, seed: 4 }),
  })
}

async function pocket(scene: Scene, puffer: Puffer, side: Side): Promise<void> {
  const { cut, shell, metal } = puffer
  const y = Math.min(cut.hem - 210, cut.top + 400)
  const line: Point[] = [
    [450 - cut.half * 0.58, y, 1],
    [450 - cut.half * 0.7, y + 112, 1],
  ]
  await zip(scene, mp(line, side), { metal, tape: tint(shell.color, 0.5), w: 4.4 })
  const [x, top] = itemAt(mp(line, side), 0)
  await puller(scene, x, top + 2, metal, 0.62)
}

async function closure(scene: Scene, puffer: Puffer): Promise<void> {
  const { cut, shell, metal } = puffer
  const top = cut.hood ? cut.top + 34 : cut.top - 58
  const line: Point[] = [
    [450, top],
    [451, (cut.top + cut.hem) / 2],
    [450, cut.hem + 10],
  ]
  if (cut.hem < 900) {
    await zip(scene, line, { metal, tape: tint(shell.color, 0.55), w: 7, pull: [450, top + 4] })
    return
  }
  // long coats close the zip under a flap with press studs
  await panel(scene, {
    ...shell,
    paint: undefined,
    d: path(
      [
        [432, top + 4, 1],
        [470, top + 4, 1],
        [471, cut.hem + 8, 1],
        [432, cut.hem + 9, 1],
      ],
      true,
      1,
    ),
    inflate: 0.34,
    edgeA: 3.5,
    edgeR: 6,
    folds: (p) => quilt(p, (x, y) => channelsOf(puffer)(x, y) * 2, cut.channel / 2, 5, 0.32),
    shadow: { k: 0.42, k2: 0.3, r: 2, r2: 8, dx: 2, dy: 1 },
  })
  const steps = 7
  for (let k = 0; k < steps; k++)
    await stud(scene, 451, top + 34 + ((cut.hem - top - 70) * k) / (steps - 1), 8, tint(shell.color, 0.75, 0.012))
}

async function belt(scene: Scene, { cut, shell, metal }: Puffer, isBack: boolean): Promise<void> {
  const y = cut.top + 372
  const w = cut.half + 1
  const band: Point[] = [
    [450 - w, y, 1],
    [450, y + 6],
    [450 + w, y, 1],
    [450 + w, y + 38, 1],
    [450, y + 45],
    [450 - w, y + 38, 1],
  ]
  await panel(scene, { ...shell, paint: undefined, d: path(band), inflate: 0.3, edgeA: 3, edgeR: 6 })
  if (isBack) return
  const buckle = rect(424, y - 3, 50, 52)
  await panel(scene, {
    d: buckle,
    stroke: 6,
    color: metal,
    mat: { spec: 0.35, sx: 0.5, sy: 0.5 },
    inflate: 0.6,
    infF: 2,
    edgeA: 2,
    edgeR: 3,
  })
}

/** The quilted body with pockets and bound hem; in the back view one piece, with its belt. */
export async function body(scene: Scene, puffer: Puffer): Promise<void> {
  if (puffer.isBack) {
    await whole(scene, puffer)
    await binding(scene, puffer)
    if (puffer.cut.belt) await belt(scene, puffer, true)
    return
  }
  for (const side of SIDES) await half(scene, puffer, side)
  await binding(scene, puffer)
  for (const side of SIDES) await pocket(scene, puffer, side)
  await seam(
    scene,
    [
      [450, puffer.cut.top],
      [450, puffer.cut.hem],
    ],
    puffer.shell.color,
    { w: 3 },
  )
}

/** Zip, flap and belt; must be drawn after the collar. */
export async function front(scene: Scene, puffer: Puffer): Promise<void> {
  await closure(scene, puffer)
  if (puffer.cut.belt) await belt(scene, puffer, false)
}
