import type { Ground } from '@/mock-backend/studio/scenes/ground'
import type { SceneName } from '@/mock-backend/studio/scenes/scene-names'
import type { ScenePlan } from '@/mock-backend/studio/scenes/scene-plan'
import type { WindowLight } from '@/mock-backend/studio/scenes/window-light'

const wall = (seed: number): Ground => ({ kind: 'plaster', tint: '#e3dbd2', seed })

/** Morning light over an upright picture: one window, leaning left as it comes down. */
const UPRIGHT: WindowLight = {
  x: 0.5,
  y: -0.12,
  width: 0.62,
  height: 1.3,
  slant: -0.5,
  drop: -0.12,
  soft: 0.022,
  uprights: [0.36, 0.72],
  crossbars: [0.24, 0.5, 0.76],
  shade: 0.9,
  lit: 1.1,
}
/** The same window in a wide picture. */
const WIDE: WindowLight = { ...UPRIGHT, x: 0.62, width: 0.42, slant: -0.3, drop: -0.22, soft: 0.026 }
/** And in a very tall one. */
const TALL: WindowLight = { ...UPRIGHT, slant: -0.75, crossbars: [0.2, 0.4, 0.6, 0.8] }

const KNIT_POSE = { turn: -1.5, sway: 4, yaw: 0.05, armL: { lift: 6, bend: -14 }, armR: { lift: -4, bend: 12 } }
const COAT_POSE = { turn: 1.5, sway: 14, yaw: 0.05, armL: { lift: 3, bend: -10 }, armR: { lift: -3, bend: 13 } }
const DRESS_POSE = { turn: -9, sway: 18, yaw: 0.05, armL: { lift: 6, bend: -16 }, armR: { lift: -4, bend: 12 } }
const BLAZER_POSE = { turn: -2, sway: -6, yaw: -0.06, armL: { lift: 2, bend: -14 }, armR: { lift: -2, bend: 20 } }

export const SCENE_PLANS: Record<SceneName, ScenePlan> = {
  'hero-wide': {
    ground: wall(7),
    window: WIDE,
    pieces: [
      { what: 'pleated-skirt', colour: 'wine', x: 1330, y: 1050, scale: 0.86, pose: { turn: 1, sway: 8 }, leads: true },
      { what: 'cable-knit', colour: 'ecru', x: 1330, y: 480, scale: 0.92, pose: KNIT_POSE },
      { what: 'bag', colour: 'cognac', x: 1775, y: 820, scale: 0.46, pose: { turn: 3 } },
    ],
  },
  'hero-tall': {
    ground: wall(8),
    window: TALL,
    pieces: [
      { what: 'pleated-skirt', colour: 'wine', x: 440, y: 1710, scale: 0.86, pose: { turn: 1, sway: 8 }, leads: true },
      { what: 'cable-knit', colour: 'ecru', x: 440, y: 1120, scale: 0.9, pose: KNIT_POSE },
      { what: 'bag', colour: 'cognac', x: 850, y: 1560, scale: 0.42, pose: { turn: 3 } },
    ],
  },
  'hero-coat-wide': {
    ground: wall(11),
    window: { ...WIDE, x: 0.56 },
    pieces: [
      { what: 'coat', colour: 'camel', x: 1300, y: 580, scale: 0.98, pose: COAT_POSE, leads: true },
      { what: 'scarf', colour: 'grey', x: 1690, y: 500, scale: 0.72, pose: { turn: 4 } },
      { what: 'boot', colour: 'black', x: 1700, y: 950, scale: 0.42, pose: { turn: -2 } },
    ],
  },
  'hero-coat-tall': {
    ground: wall(12),
    window: { ...TALL, x: 0.44 },
    pieces: [
      { what: 'coat', colour: 'camel', x: 400, y: 1260, scale: 0.94, pose: COAT_POSE, leads: true },
      { what: 'scarf', colour: 'grey', x: 805, y: 1180, scale: 0.66, pose: { turn: 4 } },
      { what: 'boot', colour: 'black', x: 800, y: 1640, scale: 0.4, pose: { turn: -2 } },
    ],
  },
  'outfit-city': {
    ground: wall(3),
    window: WIDE,
    pieces: [
      { what: 'jeans', colour: 'indigo', x: 602, y: 850, scale: 0.8, pose: { turn: 1, sway: 8, yaw: 0.03 } },
      {
        what: 'shirt',
        colour: 'sky',
        x: 590,
        y: 410,
        scale: 0.84,
        pose: { turn: 2, sway: 8, armL: { lift: 4, bend: -20 }, armR: { lift: -4, bend: 14 } },
        leads: true,
      },
      { what: 'bag', colour: 'black', x: 1190, y: 400, scale: 0.5, pose: { turn: 3 } },
      { what: 'boot', colour: 'black', x: 1180, y: 900, scale: 0.52, pose: { turn: -3 } },
    ],
  },
  'outfit-tweed': {
    ground: wall(5),
    window: UPRIGHT,
    pieces: [
      { what: 'pleated-skirt', colour: 'ecru', x: 530, y: 1040, scale: 0.8, pose: { turn: -1, sway: 8 } },
      { what: 'blazer', colour: 'taupe', x: 525, y: 520, scale: 0.92, pose: BLAZER_POSE, leads: true },
      { what: 'boot', colour: 'cognac', x: 980, y: 1240, scale: 0.42, pose: { turn: -3 } },
    ],
  },
  'outfit-linen': {
    ground: { kind: 'linen', tint: '#d3c8b6', seed: 3 },
    pieces: [
      { what: 'jeans', colour: 'indigo', x: 850, y: 985, scale: 0.855, pose: { turn: -7, sway: 10, yaw: 0.03 } },
      {
        what: 'shirt',
        colour: 'white',
        x: 360,
        y: 720,
        scale: 0.75,
        pose: { turn: -10, sway: -6, armL: { lift: 4, bend: -24 }, armR: { lift: -6, bend: 10 } },
      },
      {
        what: 'blazer',
        colour: 'charcoal',
        x: 640,
        y: 690,
        scale: 0.73,
        pose: { turn: 5, sway: 8, armL: { lift: 6, bend: -20 }, armR: { lift: -10, bend: 26 } },
        leads: true,
      },
      { what: 'bag', colour: 'black', x: 985, y: 520, scale: 0.42, pose: { turn: 12 } },
      { what: 'boot', colour: 'black', x: 350, y: 1240, scale: 0.4, pose: { turn: -6 } },
    ],
  },
  'still-bag': {
    ground: wall(2),
    window: UPRIGHT,
    pieces: [{ what: 'bag', colour: 'cognac', x: 610, y: 770, scale: 0.88, pose: { turn: 1 }, leads: true }],
  },
  'still-boots': {
    ground: wall(4),
    window: UPRIGHT,
    pieces: [{ what: 'boot', colour: 'cognac', x: 600, y: 780, scale: 0.98, pose: { turn: -2 }, leads: true }],
  },
  'still-knit': {
    ground: wall(6),
    window: WIDE,
    pieces: [{ what: 'cable-knit', colour: 'moss', x: 1130, y: 560, scale: 0.98, pose: KNIT_POSE, leads: true }],
  },
  'still-slip': {
    ground: wall(9),
    window: { ...UPRIGHT, x: 0.42 },
    pieces: [
      {
        what: 'slip-dress',
        colour: 'sand',
        x: 600,
        y: 800,
        scale: 1.08,
        pose: { turn: -2, sway: 22, yaw: -0.05 },
        leads: true,
      },
    ],
  },
  'still-plinth': {
    ground: { kind: 'plaster', tint: '#d5cabb', seed: 5 },
    window: {
      x: 0.06,
      y: 0.16,
      width: 0.66,
      height: 0.66,
      slant: 0.26,
      drop: 0.16,
      soft: 0.035,
      uprights: [0.5],
      crossbars: [0.46],
      shade: 0.74,
      lit: 1.16,
    },
    plinth: { x0: 120, x1: 1100, top: 1110, depth: 84, tint: '#e2d6c5' },
    pieces: [
      { what: 'boot', colour: 'black', x: 830, y: 925, scale: 0.74, standing: true },
      { what: 'stack', colour: 'moss', x: 390, y: 906, scale: 0.78, standing: true, leads: true },
    ],
  },
  'still-plinth-wide': {
    ground: { kind: 'plaster', tint: '#c9b9a6', seed: 9 },
    window: {
      x: 0.34,
      y: -0.02,
      width: 0.46,
      height: 0.9,
      slant: 0.2,
      drop: 0.3,
      soft: 0.035,
      uprights: [0.36, 0.7],
      crossbars: [0.46],
      shade: 0.76,
      lit: 1.12,
    },
    plinth: { x0: 620, x1: 1400, top: 690, depth: 60, tint: '#e4d5c0' },
    pieces: [
      { what: 'bag', colour: 'cognac', x: 1130, y: 500, scale: 0.56, standing: true, leads: true },
      { what: 'stack', colour: 'navy', x: 840, y: 547, scale: 0.5, standing: true },
      { what: 'beanie', colour: 'mustard', x: 838, y: 470, scale: 0.34, standing: true },
    ],
  },
  'insert-silk': {
    ground: wall(13),
    window: { ...WIDE, x: 0.56 },
    pieces: [
      {
        what: 'slip-dress',
        colour: 'forest',
        x: 1130,
        y: 700,
        scale: 1.2,
        pose: { turn: -5, sway: 22, yaw: -0.05 },
        leads: true,
      },
    ],
  },
  'journal-print': {
    ground: wall(14),
    window: WIDE,
    pieces: [
      {
        what: 'wrap-dress',
        colour: 'ecru',
        print: 'floral',
        x: 900,
        y: 640,
        scale: 0.92,
        pose: { ...DRESS_POSE, turn: 14 },
      },
      { what: 'wrap-dress', colour: 'navy', print: 'floral', x: 370, y: 560, scale: 1, pose: DRESS_POSE, leads: true },
    ],
  },
  'category-dresses': {
    ground: wall(15),
    window: UPRIGHT,
    pieces: [
      {
        what: 'wrap-dress',
        colour: 'navy',
        print: 'floral',
        x: 600,
        y: 790,
        scale: 1.22,
        pose: { ...DRESS_POSE, turn: 1 },
        leads: true,
      },
    ],
  },
  'category-knits': {
    ground: wall(16),
    window: UPRIGHT,
    pieces: [{ what: 'cable-knit', colour: 'ecru', x: 610, y: 800, scale: 1.3, pose: KNIT_POSE, leads: true }],
  },
  'category-tailoring': {
    ground: wall(17),
    window: UPRIGHT,
    pieces: [{ what: 'blazer', colour: 'navy', x: 610, y: 800, scale: 1.24, pose: BLAZER_POSE, leads: true }],
  },
  'category-shoes': {
    ground: wall(18),
    window: { ...UPRIGHT, x: 0.4 },
    pieces: [{ what: 'boot', colour: 'cognac', x: 600, y: 840, scale: 1.06, pose: { turn: -2 }, leads: true }],
  },
  'category-skirts': {
    ground: wall(19),
    window: UPRIGHT,
    pieces: [
      { what: 'pleated-skirt', colour: 'wine', x: 600, y: 850, scale: 1.2, pose: { turn: 1, sway: 16 }, leads: true },
    ],
  },
  'category-coats': {
    ground: wall(20),
    window: UPRIGHT,
    pieces: [{ what: 'coat', colour: 'camel', x: 600, y: 800, scale: 1.2, pose: COAT_POSE, leads: true }],
  },
  empty: {
    ground: wall(21),
    window: UPRIGHT,
    pieces: [{ what: 'bag', colour: 'black', x: 500, y: 720, scale: 0.56, pose: { turn: 2 }, leads: true }],
  },
  'not-found': {
    ground: wall(22),
    window: { ...UPRIGHT, x: 0.36 },
    pieces: [{ what: 'beanie', colour: 'mustard', x: 500, y: 700, scale: 0.5, pose: { turn: -8 }, leads: true }],
  },
}
