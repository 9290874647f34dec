import { COLOURS, type ColourKey } from '@/mock-backend/studio/colours'

/** Size in px, what is to be seen (for whoever writes alternative texts), and the wall's main colour. */
export type SceneFacts = { width: number; height: number; shows: string; ground: string }

const WALL = '#d7d0c7'

/** Every composed picture of the studio, by name; the file is `scene.<name>.webp`. */
export const SCENES = {
  'hero-wide': {
    width: 2000,
    height: 1125,
    shows: 'ecru cable knit over a wine pleated skirt, cognac bag, right half',
    ground: WALL,
  },
  'hero-tall': {
    width: 1000,
    height: 1900,
    shows: 'ecru cable knit over a wine pleated skirt, cognac bag, lower two thirds',
    ground: WALL,
  },
  'hero-coat-wide': {
    width: 2000,
    height: 1125,
    shows: 'camel coat, grey checked scarf and black boots, right half',
    ground: WALL,
  },
  'hero-coat-tall': {
    width: 1000,
    height: 1900,
    shows: 'camel coat, grey checked scarf and black boots, lower two thirds',
    ground: WALL,
  },
  'outfit-city': {
    width: 1600,
    height: 1280,
    shows: 'sky blue shirt, indigo jeans, black bag, black boots',
    ground: WALL,
  },
  'outfit-tweed': { width: 1200, height: 1500, shows: 'taupe blazer, ecru pleated skirt, cognac boots', ground: WALL },
  'outfit-linen': {
    width: 1200,
    height: 1500,
    shows: 'white shirt, charcoal blazer, indigo jeans, black bag and boots laid out on linen',
    ground: '#cbc0af',
  },
  'still-bag': { width: 1200, height: 1500, shows: 'cognac bag in morning light', ground: WALL },
  'still-boots': { width: 1200, height: 1500, shows: 'cognac boots in morning light', ground: WALL },
  'still-knit': { width: 1600, height: 1000, shows: 'moss green cable knit, right half', ground: WALL },
  'still-slip': { width: 1200, height: 1500, shows: 'champagne slip dress in morning light', ground: WALL },
  'still-plinth': {
    width: 1200,
    height: 1500,
    shows: 'folded knits and black boots on a plaster block',
    ground: '#b1a99d',
  },
  'still-plinth-wide': {
    width: 1600,
    height: 900,
    shows: 'folded knits with a mustard beanie and a cognac bag on a plaster block',
    ground: '#b3a595',
  },
  'insert-silk': { width: 1600, height: 960, shows: 'forest green slip dress, right half', ground: WALL },
  'journal-print': { width: 1200, height: 900, shows: 'two flowered wrap dresses, navy and ecru', ground: WALL },
  'category-dresses': { width: 1200, height: 1500, shows: 'navy flowered wrap dress', ground: WALL },
  'category-knits': { width: 1200, height: 1500, shows: 'ecru cable knit, close', ground: WALL },
  'category-tailoring': { width: 1200, height: 1500, shows: 'navy blazer', ground: WALL },
  'category-shoes': { width: 1200, height: 1500, shows: 'cognac boots', ground: WALL },
  'category-skirts': { width: 1200, height: 1500, shows: 'wine pleated skirt', ground: WALL },
  'category-coats': { width: 1200, height: 1500, shows: 'camel coat', ground: WALL },
  'outfit-weekend': {
    width: 1600,
    height: 1280,
    shows: 'ecru roll-neck, blue jeans, moss green down jacket, white trainers, mustard beanie',
    ground: WALL,
  },
  'outfit-evening': {
    width: 1200,
    height: 1500,
    shows: 'wine slip dress, black blazer, black bag and pumps, gold earrings',
    ground: WALL,
  },
  'outfit-suit': { width: 1600, height: 1280, shows: 'grey checked suit, white shirt, black boots', ground: WALL },
  'outfit-winter': {
    width: 1600,
    height: 1280,
    shows: 'navy checked coat, ecru cable knit, camel checked scarf, brown boots',
    ground: WALL,
  },
  'campaign-suit-wide': {
    width: 2000,
    height: 1125,
    shows: 'charcoal pin stripe suit and a wine bag, right half',
    ground: WALL,
  },
  'campaign-suit-tall': {
    width: 1000,
    height: 1900,
    shows: 'charcoal pin stripe suit and a wine bag, lower two thirds',
    ground: WALL,
  },
  'campaign-print-wide': {
    width: 2000,
    height: 1125,
    shows: 'brush print slip dress before a leopard wrap dress, right half',
    ground: WALL,
  },
  'campaign-print-tall': {
    width: 1000,
    height: 1900,
    shows: 'brush print slip dress before a leopard wrap dress, lower two thirds',
    ground: WALL,
  },
  'category-bags': { width: 1200, height: 1500, shows: 'cognac bag and a smaller black one', ground: WALL },
  'category-accessories': { width: 1200, height: 1500, shows: 'camel checked scarf and grey beanie', ground: WALL },
  'category-shirts': {
    width: 1200,
    height: 1500,
    shows: 'sky blue striped shirt, one sleeve folded over it',
    ground: WALL,
  },
  'category-trousers': { width: 1200, height: 1500, shows: 'sand trousers and indigo jeans', ground: WALL },
  'category-outerwear': { width: 1200, height: 1500, shows: 'sand trench coat, tied', ground: WALL },
  'category-swim': { width: 1200, height: 1500, shows: 'forest green swimsuit and rust bikini', ground: WALL },
  'still-loafers': {
    width: 1200,
    height: 1500,
    shows: 'black penny loafers on a plaster block',
    ground: '#b1a99d',
  },
  'still-jewellery': {
    width: 1200,
    height: 1500,
    shows: 'gold necklace in two rows and hoop earrings in morning light',
    ground: WALL,
  },
  'empty-list': { width: 1000, height: 1250, shows: 'a sage scarf alone on a wall in window light', ground: WALL },
  offline: { width: 1000, height: 1250, shows: 'a pair of ecru trainers alone in window light', ground: WALL },
  confirmation: {
    width: 1200,
    height: 1500,
    shows: 'wine bag beside folded knits on a plaster block',
    ground: '#b1a99d',
  },
  newsletter: {
    width: 1600,
    height: 1000,
    shows: 'ecru cable knit and rust beanie on linen, right half',
    ground: '#cbc0af',
  },
  'journal-tailoring': { width: 1200, height: 900, shows: 'navy and camel blazers side by side', ground: WALL },
  empty: { width: 1000, height: 1250, shows: 'black bag alone on a wall in window light', ground: WALL },
  'not-found': { width: 1000, height: 1250, shows: 'a mustard beanie alone on a wall in window light', ground: WALL },
} as const satisfies Record<string, SceneFacts>

export type SceneName = keyof typeof SCENES

/** `colour` repaints the leading piece; null paints it as planned. */
export type SceneRecipe = { name: SceneName; colour: ColourKey | null }

export const SCENE_NAMES = Object.keys(SCENES) as SceneName[]

/** File name of a scene, for example `scene.hero-wide.webp` or `scene.still-bag.wine.webp`. */
export const sceneFile = (name: SceneName, colour?: ColourKey): string =>
  colour ? `scene.${name}.${colour}.webp` : `scene.${name}.webp`

/** Reads a scene's file name; null for anything else. */
export function parseSceneName(file: string): SceneRecipe | null {
  const parts = file.split('.')
  if (parts.length < 3 || parts.length > 4 || parts[0] !== 'scene' || parts.at(-1) !== 'webp') return null
  const name = SCENE_NAMES.find((known) => known === parts[1])
  const wanted = parts.length === 4 ? parts[2] : null
  const colour = (Object.keys(COLOURS) as ColourKey[]).find((key) => key === wanted) ?? null
  return name && (wanted === null || colour) ? { name, colour } : null
}
