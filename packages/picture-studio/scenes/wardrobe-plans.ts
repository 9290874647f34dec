import type { ScenePlan } from '#scenes/scene-plan'
import { COAT_POSE, UPRIGHT, wall } from '#scenes/scene-settings'

/** Shoes, jewellery, trenches and swimwear in morning light. */
export const WARDROBE_PLANS = {
  'still-loafers': {
    ground: { kind: 'plaster', tint: '#d5cabb', seed: 21 },
    window: { ...UPRIGHT, x: 0.2, shade: 0.8, lit: 1.13 },
    plinth: { x0: 90, x1: 1110, top: 1000, depth: 212, tint: '#e2d6c5' },
    pieces: [{ what: 'loafer', colour: 'black', x: 600, y: 900, scale: 0.96, standing: true, leads: true }],
  },
  'still-jewellery': {
    ground: wall(46),
    window: { ...UPRIGHT, x: 0.36 },
    pieces: [
      { what: 'necklace', colour: 'gold', x: 560, y: 680, scale: 0.94, pose: { turn: -4 }, shape: 3, leads: true },
      { what: 'earrings', colour: 'gold', x: 860, y: 1200, scale: 0.42, pose: { turn: 5 } },
    ],
  },
  'category-outerwear': {
    ground: wall(47),
    window: UPRIGHT,
    pieces: [{ what: 'trench', colour: 'sand', x: 600, y: 800, scale: 1.18, pose: COAT_POSE, shape: 2, leads: true }],
  },
  'category-swim': {
    ground: wall(48),
    window: { ...UPRIGHT, x: 0.4 },
    pieces: [
      { what: 'bikini', colour: 'rust', x: 850, y: 960, scale: 0.76, pose: { turn: 4 } },
      { what: 'swimsuit', colour: 'forest', x: 430, y: 740, scale: 0.96, pose: { turn: -3 }, leads: true },
    ],
  },
} satisfies Record<string, ScenePlan>
