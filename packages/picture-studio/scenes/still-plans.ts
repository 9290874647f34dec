import type { ScenePlan } from '#scenes/scene-plan'
import { BLAZER_POSE, COAT_POSE, DRESS_POSE, KNIT_POSE, UPRIGHT, WIDE, wall } from '#scenes/scene-settings'

/** Scenes with one to three items: still lifes, category pictures, empty and not-found pages. */
export const STILL_PLANS = {
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
} satisfies Record<string, ScenePlan>
