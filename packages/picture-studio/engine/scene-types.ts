/** Linear light, 0…1 per channel. */
export type Rgb = [number, number, number]

/** Sheet point in px (900 × 1125); 1 marks a corner that the outline must not round. */
export type Point = [number, number, (0 | 1)?]

/** What outline functions accept: literals need no annotation. */
export type Points = readonly (readonly (number | undefined)[])[]

/** Box on the sheet, in px. */
export type Box = { x0: number; y0: number; w: number; h: number }

/** From where to where something lies on the sheet, in px. */
export type Extent = { x0: number; y0: number; x1: number; y1: number }

/** Which tiles of a panel, `tw` in a row and `side` px wide, lie near what it covers. */
export type LiveTiles = { on: Uint8Array; tw: number; side: number }

/** A panel's height field and what hangs on it; every array covers the panel's box, row by row. */
export type Panel = Box & {
  /** Pixels per sheet px when that is not one: its box is in pixels, and what blurs its surface blurs that much further. */
  near?: number
  /** Where its surface is wanted; everywhere when left out. */
  live?: LiveTiles
  /** Coverage 0…1. */
  M: Float32Array
  /** Height in px. */
  hgt: Float32Array
  /** Distance from the silhouette in px, inside only. */
  dist: Float32Array
  /** Fine height: weave, stitches, grain. */
  bump: Float32Array | null
  aux: Float32Array | null
  /** Arc length along the row, for prints. */
  u: Float32Array | null
  /** Free channels a garment fills itself: fading, knit relief before and after its blur. */
  bl: Float32Array | null
  b: Float32Array | null
  kb: Float32Array | null
  /** Where each pixel lay before the pose; null when unposed. */
  RX: Float32Array | null
  RY: Float32Array | null
}

/** How a surface answers light; anything left out has a sensible value. */
export type Material = {
  spec?: number
  satin?: number
  gleam?: number
  fuzz?: number
  diff?: number
  /** Width of the gloss across and along; `sx` present means the surface is glossy at all. */
  sx?: number
  sy?: number
  f0?: number
  wrap?: number
  ao?: number
  /** Strength of the shadow that folds throw on their own cloth. */
  cast?: number
}

/** What a paint function may read of a pixel. */
export type PaintSource = {
  x: Float32Array
  y: Float32Array
  dist: Float32Array
  hgt: Float32Array
  bl: Float32Array
}

/** Varies the colour of pixel `i`: changes `pix` in place; x and y as at rest. */
export type Paint = (pix: Rgb, source: PaintSource, i: number, x: number, y: number) => void

/** Print: writes the colour at cloth coordinates u, v (px) into `pix`; x and y as at rest. */
export type PaintFunction = (pix: Rgb, u: number, v: number, x: number, y: number) => void

/** `from`: no shadow above this height at rest, where a forearm goes on into its own upper arm. */
export type Shadow = { k: number; k2: number; r: number; r2: number; dx: number; dy: number; from?: number }

export type PanelSpec = {
  /** Outline; its box is the panel's box, even when `svg` draws something else. */
  d: string
  /** White-on-black SVG drawn instead of the outline. */
  svg?: string
  stroke?: number
  cap?: 'round' | 'butt' | 'square'
  cut?: string
  clip?: string
  pad?: number
  color: Rgb
  tex?: PaintFunction | null
  texU?: number
  texV?: number
  /** Sheet x where the print's arc length starts. */
  texCx?: number
  paint?: Paint | null
  mat?: Material
  folds?: (panel: Panel) => void
  foldK?: number
  /** Hem moved by the height of the folds, growing from y0 to y1. */
  hem?: { k: number; y0: number; y1: number; o?: number }
  inflate?: number
  infF?: number
  infMax?: number
  edgeA?: number
  edgeR?: number
  details?: (panel: Panel) => void
  bump?: ((panel: Panel) => Float32Array) | null
  aoMap?: (panel: Panel, i: number, x: number, y: number) => number
  shadow?: Partial<Shadow> | false
  /** Trims and labels: no occlusion, no fold shadow. */
  flat?: boolean
}

/** `over` lays the forearm on the body: the sleeve is then drawn a second time below the elbow, after the body. */
export type ArmPose = { lift?: number; bend?: number; over?: boolean }

/** Angles in degrees, sway in px at the hem; wide, tall and flare stretch the finished height field. */
export type Pose = {
  turn?: number
  yaw?: number
  sway?: number
  curl?: number
  wide?: number
  tall?: number
  /** Widening from the waist to the hem; negative narrows. */
  flare?: number
  /** Sheet y that stays in place when stretched: a floor for standing items. */
  pivot?: number
  /** Size and place of the whole in its picture: applied last, about the sheet's middle; heights grow with it. */
  scale?: number
  shiftX?: number
  shiftY?: number
  armL?: ArmPose
  armR?: ArmPose
}

export type PartName = 'body' | 'armL' | 'armR'

/** Inverse map of a pose on a coarse grid over the sheet. */
export type PoseMap = { gw: number; gh: number; X: Float32Array; Y: Float32Array }

/** Light terms that a repaint needs, one value for every pixel that is seen. */
export type Light = {
  diff: Float32Array
  occ: Float32Array
  rim: Float32Array
  spec: Float32Array | null
}

/** A panel in its place, not lit yet: light is worked out where it is seen. */
export type BuiltPanel = Panel & {
  mat: Material
  flat: boolean
  shadow: Shadow | null
  look: number
  keep: boolean
  tex: boolean
}

/** Dark ellipse on the ground under standing items. */
export type FloorShade = { x: number; y: number; rx: number; ry: number; k: number }

export type PanelLook = Pick<PanelSpec, 'color' | 'tex' | 'paint'> & {
  texU: number
  texV: number
  mat: Required<Pick<Material, 'spec' | 'satin' | 'fuzz' | 'diff'>> & Pick<Material, 'gleam'>
}

/** Visible pixels of one panel. */
export type Visible = {
  look: number
  n: number
  idx: Int32Array
  wt: Float32Array
  diff: Float32Array
  ao: Float32Array
  rim: Float32Array
  spec: Float32Array | null
  u: Float32Array | null
  v: Float32Array | null
  kept: PaintSource | null
}

/** Geometry with its light, ready for any number of repaints. */
export type Baked = { lists: Visible[]; cov: Float32Array; floor: FloorShade[] | null; density?: number }

/** A built panel (posed) with its box at rest, to be enlarged. */
export type Waiting = {
  panel: Panel
  spec: PanelSpec
  rest: Box
  shadow: Shadow | null
  below: number | null
  look: number
}

export type Scene = {
  pose: Pose | null
  vary: number
  /** Pixels per sheet px: 1, less for a draft. */
  density: number
  baked: Baked | null
  panels: BuiltPanel[]
  /** Coverage of the items' outlines alone, to choose a close-up's crop; panels are then not built. */
  outline: Float32Array | null
  /** Grows with every outline when only the extent of the items is wanted; panels are then not built. */
  extent: Extent | null
  /** The part of the sheet a close-up shows: panels outside of it are not built. */
  crop: Box | null
  /** For a close-up panels are built at rest and then enlarged; else null. */
  waiting: Waiting[] | null
  looks: PanelLook[]
  maps: Partial<Record<PartName, PoseMap>>
  part: PartName
  bones: Partial<Record<'armL' | 'armR', Points>>
  /** Only what lies below this height at rest is drawn: the forearm on top of the body. */
  below: number | null
  seed: number
  edgeK?: number
  opt?: { floor?: FloorShade[] }
}

/** A painted garment on the sheet: premultiplied linear light and coverage. */
export type Layer = { C: Float32Array; cov: Float32Array; floor: FloorShade[] | null; density?: number }
