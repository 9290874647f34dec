import type { Look } from '#engine/look'
import type { Pose, Scene } from '#engine/scene-types'
import type { Kind } from '#picture-name'

/**
 * How a kind is drawn. `pose`: null for the pose as drawn. `vary`: seed of its folds. `floor`: set for standing items.
 */
export type Garment = {
  load: () => Promise<{ draw: (scene: Scene, look: Look) => Promise<void> }>
  pose: Pose | null
  vary?: number
  floor?: boolean
  /** Whether its forearms can lie on the body; `draw` must then call `sleevesAround`. */
  folds?: boolean
}

/** Every kind a packshot can show. Drawing sets the engine's build state, so draw one garment at a time. */
export const GARMENTS: Record<Kind, Garment> = {
  'wrap-dress': {
    load: () => import('#garments/wrap-dress'),
    pose: { turn: 1, sway: 18, yaw: 0.05, armL: { lift: 5, bend: -14 }, armR: { lift: 0, bend: 6 } },
  },
  'slip-dress': {
    load: () => import('#garments/slip-dress'),
    pose: { turn: -1, sway: 22, yaw: -0.05 },
  },
  'cable-knit': {
    load: () => import('#garments/cable-knit'),
    pose: { turn: -1.5, sway: 4, yaw: 0.05, armL: { lift: 8, bend: -34 }, armR: { lift: -4, bend: 12 } },
    folds: true,
  },
  jumper: {
    load: () => import('#garments/jumper'),
    pose: { turn: 1.2, sway: -8, yaw: -0.05, armL: { lift: -1, bend: -10 }, armR: { lift: -5, bend: 24 } },
    vary: 1,
    folds: true,
  },
  tee: {
    load: () => import('#garments/tee'),
    pose: { turn: -1.4, sway: 8, yaw: 0.05, armL: { lift: 6 }, armR: { lift: 3 } },
    vary: 1,
  },
  shirt: {
    load: () => import('#garments/shirt'),
    pose: { turn: 1.5, sway: 10, yaw: 0.06, armL: { lift: 4, bend: -26 }, armR: { lift: -2, bend: 9 } },
    vary: 1,
    folds: true,
  },
  blazer: {
    load: () => import('#garments/blazer'),
    pose: { turn: -1.2, sway: -6, yaw: -0.06, armL: { lift: -2, bend: -12 }, armR: { lift: 2, bend: 22 } },
    vary: 1,
    folds: true,
  },
  coat: {
    load: () => import('#garments/coat'),
    pose: { turn: 0.8, sway: 14, yaw: 0.05, armL: { lift: 2, bend: -8 }, armR: { lift: -2, bend: 12 } },
    vary: 1,
    folds: true,
  },
  'pleated-skirt': { load: () => import('#garments/pleated-skirt'), pose: { turn: 1, sway: 16 } },
  trousers: {
    load: () => import('#garments/trousers'),
    pose: { turn: -1, sway: -12, yaw: -0.05 },
    vary: 1,
  },
  jeans: {
    load: () => import('#garments/jeans'),
    pose: { turn: 1.2, sway: 14, yaw: 0.06 },
    vary: 1,
  },
  boot: { load: () => import('#garments/boot'), pose: null, floor: true },
  trainer: { load: () => import('#garments/trainer'), pose: null, floor: true },
  bag: { load: () => import('#garments/bag'), pose: null, floor: true },
  beanie: { load: () => import('#garments/beanie'), pose: { turn: -3 } },
  'shirt-dress': {
    load: () => import('#garments/shirt-dress'),
    pose: { turn: 1, sway: 14, yaw: 0.05, armL: { lift: 3, bend: -16 }, armR: { lift: -2, bend: 9 } },
    vary: 1,
  },
  'knit-dress': {
    load: () => import('#garments/knit-dress'),
    pose: { turn: -0.8, sway: 12, yaw: -0.05, armL: { lift: 3, bend: -12 }, armR: { lift: -3, bend: 16 } },
    vary: 1,
  },
  'roll-neck': {
    load: () => import('#garments/roll-neck'),
    pose: { turn: 1, sway: 6, yaw: 0.05, armL: { lift: 2, bend: -20 }, armR: { lift: -4, bend: 14 } },
    vary: 1,
  },
  'knit-vest': {
    load: () => import('#garments/knit-vest'),
    pose: { turn: -1, sway: 6, yaw: 0.05 },
    vary: 1,
  },
  cardigan: {
    load: () => import('#garments/cardigan'),
    pose: { turn: 1, sway: 8, yaw: 0.05, armL: { lift: 4, bend: -24 }, armR: { lift: -3, bend: 12 } },
    vary: 1,
  },
  'a-line-skirt': {
    load: () => import('#garments/a-line-skirt'),
    pose: { turn: 1, sway: 16, yaw: 0.04 },
    vary: 1,
  },
  'denim-skirt': {
    load: () => import('#garments/denim-skirt'),
    pose: { turn: 1, sway: 10, yaw: 0.05 },
    vary: 1,
  },
  camisole: {
    load: () => import('#garments/camisole'),
    pose: { turn: -1, sway: 12, yaw: 0.04 },
    vary: 1,
  },
  'bow-blouse': {
    load: () => import('#garments/bow-blouse'),
    pose: { turn: 1.2, sway: 10, yaw: 0.05, armL: { lift: 4, bend: -18 }, armR: { lift: -2, bend: 10 } },
    vary: 1,
  },
  'tiered-dress': {
    load: () => import('#garments/tiered-dress'),
    pose: { turn: 1, sway: 16, yaw: 0.04, armL: { lift: 3, bend: -10 }, armR: { lift: -2, bend: 8 } },
    vary: 1,
  },
  scarf: { load: () => import('#garments/scarf'), pose: { turn: 1 } },
  loafer: { load: () => import('#garments/loafer'), pose: null, floor: true },
  ballerina: { load: () => import('#garments/ballerina'), pose: null, floor: true },
  pump: { load: () => import('#garments/pump'), pose: null, floor: true },
  sandal: { load: () => import('#garments/sandal'), pose: null, floor: true },
  tote: { load: () => import('#garments/tote'), pose: null, floor: true },
  crossbody: { load: () => import('#garments/crossbody'), pose: null, floor: true },
  belt: { load: () => import('#garments/belt'), pose: null, floor: true },
  hat: { load: () => import('#garments/hat'), pose: null, floor: true },
  'silk-scarf': { load: () => import('#garments/silk-scarf'), pose: null },
  gloves: { load: () => import('#garments/gloves'), pose: null },
  sunglasses: { load: () => import('#garments/sunglasses'), pose: null, floor: true },
  earrings: { load: () => import('#garments/earrings'), pose: null },
  necklace: { load: () => import('#garments/necklace'), pose: null },
  // biome-ignore format: one line per kind
  puffer: { load: () => import('#garments/puffer'), pose: { turn: 0.8, sway: 4, yaw: 0.04, armL: { lift: 3, bend: -8 }, armR: { lift: -2, bend: 12 } }, vary: 1 },
  // biome-ignore format: one line per kind
  'leather-jacket': { load: () => import('#garments/leather-jacket'), pose: { turn: -0.8, sway: 4, yaw: -0.04, armL: { lift: 2, bend: -12 }, armR: { lift: -2, bend: 18 } }, vary: 1 },
  // biome-ignore format: one line per kind
  'denim-jacket': { load: () => import('#garments/denim-jacket'), pose: { turn: 1, sway: -5, yaw: 0.05, armL: { lift: 4, bend: -18 }, armR: { lift: -1, bend: 10 } }, vary: 1 },
  // biome-ignore format: one line per kind
  trench: { load: () => import('#garments/trench'), pose: { turn: 0.8, sway: 12, yaw: 0.05, armL: { lift: 2, bend: -10 }, armR: { lift: -2, bend: 14 } }, vary: 1 },
  // biome-ignore format: one line per kind
  robe: { load: () => import('#garments/robe'), pose: { turn: -0.8, sway: 10, yaw: 0.04, armL: { lift: 3, bend: -6 }, armR: { lift: 1, bend: 8 } }, vary: 1 },
  // biome-ignore format: one line per kind
  jumpsuit: { load: () => import('#garments/jumpsuit'), pose: { turn: 0.8, sway: 10, yaw: 0.04, armL: { lift: 3, bend: -14 }, armR: { lift: -1, bend: 8 } }, vary: 1 },
  // biome-ignore format: one line per kind
  shorts: { load: () => import('#garments/shorts'), pose: { turn: -0.8, sway: -4, yaw: 0.04 }, vary: 1 },
  // biome-ignore format: one line per kind
  pyjama: { load: () => import('#garments/pyjama'), pose: { turn: 0.6, sway: 4, yaw: 0.03, armL: { lift: 7, bend: -14 }, armR: { lift: -5, bend: 10 } }, vary: 1 },
  // biome-ignore format: one line per kind
  swimsuit: { load: () => import('#garments/swimsuit'), pose: { turn: -0.8, sway: 4, yaw: 0.04 }, vary: 1 },
  // biome-ignore format: one line per kind
  bikini: { load: () => import('#garments/bikini'), pose: { turn: 0.8, sway: -3, yaw: 0.03 }, vary: 1 },
}

/** Close-ups of cloth that fill the whole sheet. */
export const MACROS = {
  'macro-knit': { load: () => import('#garments/macro-knit'), pose: null },
  'macro-denim': { load: () => import('#garments/macro-denim'), pose: null },
  'macro-satin': { load: () => import('#garments/macro-satin'), pose: null },
  'macro-wool': { load: () => import('#garments/macro-wool'), pose: null },
} satisfies Record<string, Garment>
export type MacroName = keyof typeof MACROS

/** Three folded knits, which still lifes show with boots and bags. */
export const STACK: Garment = { load: () => import('#garments/stack'), pose: null, floor: true }
