import type { ScenePlan } from '#scenes/scene-plan'
import { BLAZER_POSE, KNIT_POSE, TALL, UPRIGHT, WIDE, wall } from '#scenes/scene-settings'

/** One forearm on the body, the other arm hanging. */
const FOLDED = { turn: 2, sway: 6, armL: { lift: 6, bend: -70, over: true }, armR: { lift: -3, bend: 12 } }
const FOLDED_RIGHT = { turn: -2, sway: -6, armL: { lift: 4, bend: -14 }, armR: { lift: -6, bend: 68, over: true } }

// The two dresses of `campaign-print-*`, turned towards each other.
const SWUNG_DRESS = { turn: 8, sway: 14, armL: { lift: 6, bend: -16 }, armR: { lift: -4, bend: 12 } }
const SWUNG_SLIP = { turn: -4, sway: 20, yaw: -0.05 }

/**
 * Outfits with hotspots, campaigns with room for text, and pictures for categories, articles and pages such as
 * `offline`.
 */
export const OUTFIT_PLANS = {
  'outfit-weekend': {
    ground: wall(31),
    window: WIDE,
    pieces: [
      { what: 'jeans', colour: 'blue', x: 600, y: 880, scale: 0.78, pose: { turn: -1, sway: 8, yaw: 0.03 } },
      { what: 'roll-neck', colour: 'ecru', x: 590, y: 440, scale: 0.86, pose: KNIT_POSE, leads: true },
      { what: 'puffer', colour: 'moss', x: 1175, y: 440, scale: 0.78, pose: { turn: 3, sway: 4 }, shape: 3 },
      { what: 'beanie', colour: 'mustard', x: 950, y: 940, scale: 0.32, pose: { turn: 7 } },
      { what: 'trainer', colour: 'white', x: 1300, y: 900, scale: 0.5, pose: { turn: -3 } },
    ],
  },
  'outfit-evening': {
    ground: wall(32),
    window: UPRIGHT,
    pieces: [
      { what: 'slip-dress', colour: 'wine', x: 430, y: 780, scale: 0.98, pose: { turn: -3, sway: 20 }, leads: true },
      { what: 'blazer', colour: 'black', x: 830, y: 560, scale: 0.78, pose: FOLDED_RIGHT, shape: 4 },
      { what: 'bag', colour: 'black', x: 850, y: 985, scale: 0.36, pose: { turn: 4 }, shape: 1 },
      { what: 'pump', colour: 'black', x: 880, y: 1225, scale: 0.44, pose: { turn: -3 } },
      { what: 'earrings', colour: 'gold', x: 1065, y: 985, scale: 0.17, pose: { turn: 2 } },
    ],
  },
  'outfit-suit': {
    ground: wall(33),
    window: WIDE,
    pieces: [
      {
        what: 'trousers',
        colour: 'grey',
        print: 'check',
        x: 590,
        y: 890,
        scale: 0.8,
        pose: { turn: 1, sway: -6 },
        shape: 3,
      },
      {
        what: 'blazer',
        colour: 'grey',
        print: 'check',
        x: 590,
        y: 450,
        scale: 0.92,
        pose: FOLDED,
        shape: 3,
        leads: true,
      },
      { what: 'shirt', colour: 'white', x: 1160, y: 430, scale: 0.6, pose: { turn: 5, sway: 6 } },
      { what: 'boot', colour: 'black', x: 1180, y: 960, scale: 0.48, pose: { turn: -3 } },
    ],
  },
  'outfit-winter': {
    ground: wall(34),
    window: WIDE,
    pieces: [
      { what: 'coat', colour: 'navy', print: 'check', x: 520, y: 640, scale: 0.96, pose: FOLDED, leads: true },
      { what: 'cable-knit', colour: 'ecru', x: 1130, y: 400, scale: 0.6, pose: { turn: 4, armL: { bend: -20 } } },
      { what: 'scarf', colour: 'camel', print: 'check', x: 970, y: 900, scale: 0.5, pose: { turn: -6 } },
      { what: 'boot', colour: 'chocolate', x: 1330, y: 930, scale: 0.48, pose: { turn: -2 } },
    ],
  },
  'campaign-suit-wide': {
    ground: wall(35),
    window: { ...WIDE, x: 0.58 },
    pieces: [
      { what: 'trousers', colour: 'charcoal', print: 'stripe', x: 1340, y: 1010, scale: 0.86, pose: { sway: 8 } },
      { what: 'blazer', colour: 'charcoal', print: 'stripe', x: 1340, y: 500, scale: 1, pose: FOLDED, leads: true },
      { what: 'bag', colour: 'wine', x: 1780, y: 780, scale: 0.46, pose: { turn: 3 } },
    ],
  },
  'campaign-suit-tall': {
    ground: wall(36),
    window: TALL,
    pieces: [
      { what: 'trousers', colour: 'charcoal', print: 'stripe', x: 430, y: 1610, scale: 0.8, pose: { sway: 8 } },
      { what: 'blazer', colour: 'charcoal', print: 'stripe', x: 430, y: 1140, scale: 0.94, pose: FOLDED, leads: true },
      { what: 'bag', colour: 'wine', x: 840, y: 1560, scale: 0.4, pose: { turn: 3 } },
    ],
  },
  'campaign-print-wide': {
    ground: wall(37),
    window: WIDE,
    pieces: [
      { what: 'wrap-dress', colour: 'sand', print: 'animal', x: 1640, y: 590, scale: 0.94, pose: SWUNG_DRESS },
      {
        what: 'slip-dress',
        colour: 'forest',
        print: 'abstract',
        x: 1200,
        y: 600,
        scale: 1,
        pose: SWUNG_SLIP,
        leads: true,
      },
    ],
  },
  'campaign-print-tall': {
    ground: wall(38),
    window: TALL,
    pieces: [
      { what: 'wrap-dress', colour: 'sand', print: 'animal', x: 660, y: 1230, scale: 0.84, pose: SWUNG_DRESS },
      {
        what: 'slip-dress',
        colour: 'forest',
        print: 'abstract',
        x: 320,
        y: 1290,
        scale: 0.92,
        pose: SWUNG_SLIP,
        leads: true,
      },
    ],
  },
  'category-bags': {
    ground: wall(39),
    window: UPRIGHT,
    pieces: [
      { what: 'bag', colour: 'black', x: 820, y: 560, scale: 0.58, pose: { turn: 3 }, shape: 1 },
      { what: 'bag', colour: 'cognac', x: 480, y: 940, scale: 0.8, pose: { turn: -2 }, leads: true },
    ],
  },
  'category-accessories': {
    ground: wall(40),
    window: { ...UPRIGHT, x: 0.42 },
    pieces: [
      { what: 'scarf', colour: 'camel', print: 'check', x: 480, y: 800, scale: 1, pose: { turn: -3 }, leads: true },
      { what: 'beanie', colour: 'grey', x: 880, y: 520, scale: 0.5, pose: { turn: 8 } },
    ],
  },
  'category-shirts': {
    ground: wall(41),
    window: UPRIGHT,
    pieces: [{ what: 'shirt', colour: 'sky', print: 'stripe', x: 600, y: 800, scale: 1.2, pose: FOLDED, leads: true }],
  },
  'category-trousers': {
    ground: wall(42),
    window: UPRIGHT,
    pieces: [
      { what: 'trousers', colour: 'sand', x: 440, y: 800, scale: 1.06, pose: { turn: -1, sway: -10 }, leads: true },
      { what: 'jeans', colour: 'indigo', x: 850, y: 840, scale: 0.98, pose: { turn: 3, sway: 8 } },
    ],
  },
  'empty-list': {
    ground: wall(43),
    window: UPRIGHT,
    pieces: [{ what: 'scarf', colour: 'sage', x: 500, y: 690, scale: 0.66, pose: { turn: 3 }, leads: true }],
  },
  offline: {
    ground: wall(44),
    window: { ...UPRIGHT, x: 0.4 },
    pieces: [{ what: 'trainer', colour: 'ecru', x: 500, y: 680, scale: 0.66, pose: { turn: -4 }, leads: true }],
  },
  confirmation: {
    ground: { kind: 'plaster', tint: '#d5cabb', seed: 15 },
    window: { ...UPRIGHT, x: 0.2, shade: 0.8, lit: 1.13 },
    plinth: { x0: 150, x1: 1080, top: 1090, depth: 80, tint: '#e2d6c5' },
    pieces: [
      { what: 'bag', colour: 'wine', x: 770, y: 856, scale: 0.72, standing: true, leads: true },
      { what: 'stack', colour: 'sage', x: 390, y: 918, scale: 0.66, standing: true, shape: 1 },
    ],
  },
  newsletter: {
    ground: { kind: 'linen', tint: '#d3c8b6', seed: 6 },
    pieces: [
      { what: 'cable-knit', colour: 'ecru', x: 1080, y: 520, scale: 0.84, pose: FOLDED_RIGHT, shape: 2, leads: true },
      { what: 'beanie', colour: 'rust', x: 600, y: 330, scale: 0.4, pose: { turn: -9 } },
    ],
  },
  'journal-tailoring': {
    ground: wall(45),
    window: WIDE,
    pieces: [
      { what: 'blazer', colour: 'navy', x: 380, y: 470, scale: 0.78, pose: BLAZER_POSE, leads: true },
      { what: 'blazer', colour: 'camel', x: 850, y: 480, scale: 0.78, pose: FOLDED_RIGHT, shape: 1 },
    ],
  },
} satisfies Record<string, ScenePlan>
