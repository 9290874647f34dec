import type { ScenePlan } from '#scenes/scene-plan'
import { BLAZER_POSE, COAT_POSE, DRESS_POSE, KNIT_POSE, TALL, UPRIGHT, WIDE, wall } from '#scenes/scene-settings'

const SHIRT_POSE = { turn: 2, sway: 8, armL: { lift: 4, bend: -20 }, armR: { lift: -4, bend: 14 } }
const SLIP_POSE = { turn: -5, sway: 22, yaw: -0.05 }
const LEANING_DRESS = { ...DRESS_POSE, turn: 14 }

/**
 * Main banners, outfits, pictures between list rows, and one for articles. The left or upper part of main banners has
 * no details, because headlines are there.
 */
export const EDITORIAL_PLANS = {
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
      { what: 'scarf', colour: 'grey', x: 1762, y: 500, scale: 0.72, pose: { turn: 4 } },
      { what: 'boot', colour: 'black', x: 1700, y: 950, scale: 0.42, pose: { turn: -2 } },
    ],
  },
  'hero-coat-tall': {
    ground: wall(12),
    window: { ...TALL, x: 0.44 },
    pieces: [
      { what: 'coat', colour: 'camel', x: 400, y: 1260, scale: 0.94, pose: COAT_POSE, leads: true },
      { what: 'scarf', colour: 'grey', x: 850, y: 1180, scale: 0.6, pose: { turn: 4 } },
      { what: 'boot', colour: 'black', x: 800, y: 1640, scale: 0.4, pose: { turn: -2 } },
    ],
  },
  'outfit-city': {
    ground: wall(3),
    window: WIDE,
    pieces: [
      { what: 'jeans', colour: 'indigo', x: 602, y: 850, scale: 0.8, pose: { turn: 1, sway: 8, yaw: 0.03 } },
      { what: 'shirt', colour: 'sky', x: 590, y: 410, scale: 0.84, pose: SHIRT_POSE, leads: true },
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
  'insert-silk': {
    ground: wall(13),
    window: { ...WIDE, x: 0.56 },
    pieces: [{ what: 'slip-dress', colour: 'forest', x: 1130, y: 700, scale: 1.2, pose: SLIP_POSE, leads: true }],
  },
  'insert-pleats': {
    ground: wall(21),
    window: { ...WIDE, x: 0.6 },
    pieces: [
      {
        what: 'pleated-skirt',
        colour: 'wine',
        x: 1120,
        y: 590,
        scale: 0.92,
        pose: { turn: -3, sway: 16 },
        leads: true,
      },
    ],
  },
  'insert-boots': {
    ground: wall(22),
    window: { ...WIDE, x: 0.54 },
    pieces: [{ what: 'boot', colour: 'cognac', x: 1160, y: 500, scale: 0.76, pose: { turn: -2 }, leads: true }],
  },
  'insert-jeans': {
    ground: wall(23),
    window: WIDE,
    pieces: [
      { what: 'jeans', colour: 'indigo', x: 1032, y: 860, scale: 0.8, pose: { turn: 1, sway: 8, yaw: 0.03 } },
      { what: 'shirt', colour: 'sky', x: 1020, y: 400, scale: 0.84, pose: SHIRT_POSE, leads: true },
      { what: 'bag', colour: 'black', x: 1430, y: 560, scale: 0.46, pose: { turn: 3 } },
    ],
  },
  'journal-print': {
    ground: wall(14),
    window: WIDE,
    pieces: [
      { what: 'wrap-dress', colour: 'ecru', print: 'floral', x: 900, y: 640, scale: 0.92, pose: LEANING_DRESS },
      { what: 'wrap-dress', colour: 'navy', print: 'floral', x: 370, y: 560, scale: 1, pose: DRESS_POSE, leads: true },
    ],
  },
} satisfies Record<string, ScenePlan>
