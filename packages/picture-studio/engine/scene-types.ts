/** Linear light, 0 to 1 per channel. */
export type Rgb = [number, number, number]

/** Sheet point in px (900 × 1125); 1 marks a corner that the outline must not round. */
export type Point = [number, number, (0 | 1)?]

/** Parameter type of outline functions. It also accepts literals without a type annotation. */
export type Points = readonly (readonly (number | undefined)[])[]

/** Box on the sheet, in px. Boxes of panels are in pixels of the panel, see `Panel.near`. */
export type Box = { x0: number; y0: number; w: number; h: number }

/** First and last column and row of something on the sheet, in px, inclusive. */
export type Extent = { x0: number; y0: number; x1: number; y1: number }

/** Tiles of a panel that its mask covers, and their neighbours: `on` is 1. `tw` tiles in a row, each `side` px wide. */
export type LiveTiles = { on: Uint8Array; tw: number; side: number }

/** A panel's height field and its other channels. Every array covers the panel's box, row by row. */
export type Panel = Box & {
  /** Pixels per sheet px; 1 by default. The box is in these pixels, and radii of blurs must be multiplied by it. */
  near?: number
  /** The part of the surface that is drawn; all of it by default. */
  live?: LiveTiles
  /** Coverage, 0 to 1. */
  M: Float32Array
  /** Height in px. */
  hgt: Float32Array
  /** Distance from the silhouette in px, inside only. */
  dist: Float32Array
  /** Fine height: weave, stitches, grain. */
  bump: Float32Array | null
  /** Factor of the light, from `aoMap`. */
  aux: Float32Array | null
  /** Arc length along the row, for prints. */
  u: Float32Array | null
  /** `bl`: blurred heights for the wash of denim. `b` and `kb` are not used. */
  bl: Float32Array | null
  b: Float32Array | null
  kb: Float32Array | null
  /** Position of each pixel on the resting sheet, in sheet px; null without a pose. */
  RX: Float32Array | null
  RY: Float32Array | null
}

/** How a surface reflects light. All values have defaults. */
export type Material = {
  spec?: number
  satin?: number
  gleam?: number
  fuzz?: number
  diff?: number
  /** Width of the highlights in x and y. Only a surface with `sx` is glossy. */
  sx?: number
  sy?: number
  f0?: number
  wrap?: number
  ao?: number
  /** Strength of the shadows of folds on their own cloth, 0 to 1. */
  cast?: number
}

/** Channels that a paint function can read. */
export type PaintSource = {
  x: Float32Array
  y: Float32Array
  dist: Float32Array
  hgt: Float32Array
  bl: Float32Array
}

/** Changes the colour `pix` of pixel `i` in place. x and y: position on the resting sheet. */
export type Paint = (pix: Rgb, source: PaintSource, i: number, x: number, y: number) => void

/** A print: writes the colour at u, v (px along the surface) into `pix`. x and y: position on the resting sheet. */
export type PaintFunction = (pix: Rgb, u: number, v: number, x: number, y: number) => void

/**
 * A narrow (`k`, `r`) and a wide (`k2`, `r2`) contact shadow: strength and radius in px. `from`: no shadow above this
 * sheet y, where a forearm continues its own upper arm.
 */
export type Shadow = { k: number; k2: number; r: number; r2: number; dx: number; dy: number; from?: number }

export type PanelSpec = {
  /** Outline as an SVG path. Its box is the panel's box, even if `svg` is drawn instead. */
  d: string
  /** White-on-black SVG drawn instead of the outline. */
  svg?: string
  /** Width in px: the outline is a line of this width, not a filled shape. */
  stroke?: number
  cap?: 'round' | 'butt' | 'square'
  /** SVG paths: a hole in the panel, and the shape outside which it is not drawn. */
  cut?: string
  clip?: string
  /** Margin of the box around the outline in px, 34 by default. */
  pad?: number
  color: Rgb
  tex?: PaintFunction | null
  /** Offset of the print in px. */
  texU?: number
  texV?: number
  /** Sheet x at which u of the print is 0; the middle by default. */
  texCx?: number
  paint?: Paint | null
  mat?: Material
  folds?: (panel: Panel) => void
  /** Factor of the heights that `folds` adds, 1.55 by default. */
  foldK?: number
  /** Hem that follows the height of the folds: shift `k` × (height − `o`), increasing from sheet y0 to y1. */
  hem?: { k: number; y0: number; y1: number; o?: number }
  /** Pillow height: factor, side of a grid cell in px, limit in px. */
  inflate?: number
  infF?: number
  infMax?: number
  /** Depth and width in px by which the edge is lowered. */
  edgeA?: number
  edgeR?: number
  details?: (panel: Panel) => void
  bump?: ((panel: Panel) => Float32Array) | null
  aoMap?: (panel: Panel, i: number, x: number, y: number) => number
  shadow?: Partial<Shadow> | false
  /** For trims and labels: the surface has no occlusion and no shadows of folds. */
  flat?: boolean
}

/**
 * Angles in degrees. `over`: the forearm lies on the body, so the sleeve is drawn again below the elbow, after the
 * body.
 */
export type ArmPose = { lift?: number; bend?: number; over?: boolean }

/** `turn` in degrees; `yaw` a share (0.05 is a slight turn); `sway` and `curl` in px. `wide` and `tall` are factors. */
export type Pose = {
  turn?: number
  yaw?: number
  sway?: number
  curl?: number
  wide?: number
  tall?: number
  /** Share by which the hem is wider; negative for narrower. */
  flare?: number
  /** Sheet y that `tall` does not move: the floor of standing items. */
  pivot?: number
  /** Size and position in the picture. Applied last, around the sheet's middle; heights are scaled too. */
  scale?: number
  shiftX?: number
  shiftY?: number
  armL?: ArmPose
  armR?: ArmPose
}

export type PartName = 'body' | 'armL' | 'armR'

/** Map from posed to resting positions, on a coarse grid of gw × gh points over the sheet. */
export type PoseMap = { gw: number; gh: number; X: Float32Array; Y: Float32Array }

/** Light terms for a repaint, one value for every visible pixel. */
export type Light = {
  diff: Float32Array
  occ: Float32Array
  rim: Float32Array
  spec: Float32Array | null
}

/** A posed panel without light, which is computed later for its visible pixels only. */
export type BuiltPanel = Panel & {
  mat: Material
  flat: boolean
  shadow: Shadow | null
  look: number
  keep: boolean
  tex: boolean
}

/** Dark ellipse on the floor under standing items: middle, radii and strength. */
export type FloorShade = { x: number; y: number; rx: number; ry: number; k: number }

export type PanelLook = Pick<PanelSpec, 'color' | 'tex' | 'paint'> & {
  texU: number
  texV: number
  mat: Required<Pick<Material, 'spec' | 'satin' | 'fuzz' | 'diff'>> & Pick<Material, 'gleam'>
}

/**
 * The n visible pixels of one panel: index on the sheet, weight, light, print coordinates and channels for painting.
 */
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

/** Geometry with its light, for any number of repaints. */
export type Baked = { lists: Visible[]; cov: Float32Array; floor: FloorShade[] | null; density?: number }

/** A posed panel with its box at rest, which is still to be enlarged. */
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
  /** Set to collect only the coverage of the outlines, for the crop of a close-up. Panels are then not built. */
  outline: Float32Array | null
  /** Set to measure only the extent of the items. Panels are then not built. */
  extent: Extent | null
  /** The part of the sheet that a close-up shows. Panels outside are not built. */
  crop: Box | null
  /** Panels of a close-up that are still to be enlarged; else null. */
  waiting: Waiting[] | null
  looks: PanelLook[]
  maps: Partial<Record<PartName, PoseMap>>
  part: PartName
  bones: Partial<Record<'armL' | 'armR', Points>>
  /** Only parts below this sheet y at rest are drawn: a forearm on the body. */
  below: number | null
  seed: number
  edgeK?: number
  opt?: { floor?: FloorShade[] }
}

/** A painted garment on the sheet: premultiplied linear light and coverage. */
export type Layer = { C: Float32Array; cov: Float32Array; floor: FloorShade[] | null; density?: number }
