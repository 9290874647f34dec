import { COLOURS, type ColourKey } from '#colours'

/** Size in px, and a description for writing alternative texts. */
export type SceneFacts = { width: number; height: number; shows: string }

const BANNER = { width: 2000, height: 1125 }
const TALL = { width: 1000, height: 1900 }
const OUTFIT = { width: 1600, height: 1280 }
const PORTRAIT = { width: 1200, height: 1500 }
const SMALL = { width: 1000, height: 1250 }
const LANDSCAPE = { width: 1200, height: 900 }
const INSERT = { width: 1600, height: 960 }
const WIDE = { width: 1600, height: 1000 }

/** Every composed picture of the studio, by name; the file is `scene.<name>.webp`. */
export const SCENES = {
  'hero-wide': { ...BANNER, shows: 'ecru cable knit over a wine pleated skirt, cognac bag, right half' },
  'hero-tall': {
    ...TALL,
    shows: 'ecru cable knit over a wine pleated skirt, cognac bag, lower two thirds',
  },
  'hero-coat-wide': { ...BANNER, shows: 'camel coat, grey scarf and black boots, right half' },
  'hero-coat-tall': {
    ...TALL,
    shows: 'camel coat, grey scarf and black boots, lower two thirds',
  },
  'outfit-city': { ...OUTFIT, shows: 'sky blue shirt, indigo jeans, black bag, black boots' },
  'outfit-tweed': { ...PORTRAIT, shows: 'taupe blazer, ecru pleated skirt, cognac boots' },
  'still-bag': { ...PORTRAIT, shows: 'cognac bag in morning light' },
  'still-boots': { ...PORTRAIT, shows: 'cognac boots in morning light' },
  'still-knit': { ...WIDE, shows: 'moss green cable knit, right half' },
  'still-slip': { ...PORTRAIT, shows: 'champagne slip dress in morning light' },
  'still-plinth': { ...PORTRAIT, shows: 'folded knits and black boots on a plaster block' },
  'still-plinth-wide': {
    width: 1600,
    height: 900,
    shows: 'folded knits with a mustard beanie and a cognac bag on a plaster block',
  },
  'insert-silk': { ...INSERT, shows: 'forest green slip dress, right half' },
  'insert-pleats': { ...INSERT, shows: 'wine pleated skirt, right half' },
  'insert-boots': { ...INSERT, shows: 'cognac boots, right half' },
  'insert-jeans': { ...INSERT, shows: 'sky blue shirt over indigo jeans, black bag, right half' },
  'journal-print': { ...LANDSCAPE, shows: 'two flowered wrap dresses, navy and ecru' },
  'category-dresses': { ...PORTRAIT, shows: 'navy flowered wrap dress' },
  'category-knits': { ...PORTRAIT, shows: 'ecru cable knit, close' },
  'category-tailoring': { ...PORTRAIT, shows: 'navy blazer' },
  'category-shoes': { ...PORTRAIT, shows: 'cognac boots' },
  'category-skirts': { ...PORTRAIT, shows: 'wine pleated skirt' },
  'category-coats': { ...PORTRAIT, shows: 'camel coat' },
  'outfit-weekend': {
    ...OUTFIT,
    shows: 'ecru roll-neck, blue jeans, moss green down jacket, white trainers, mustard beanie',
  },
  'outfit-evening': {
    ...PORTRAIT,
    shows: 'wine slip dress, black blazer, black bag and pumps, gold earrings',
  },
  'outfit-suit': { ...OUTFIT, shows: 'grey checked suit, white shirt, black boots' },
  'outfit-winter': {
    ...OUTFIT,
    shows: 'navy checked coat, ecru cable knit, camel checked scarf, brown boots',
  },
  'campaign-suit-wide': { ...BANNER, shows: 'charcoal pin stripe suit and a wine bag, right half' },
  'campaign-suit-tall': { ...TALL, shows: 'charcoal pin stripe suit and a wine bag, lower two thirds' },
  'campaign-print-wide': {
    ...BANNER,
    shows: 'brush print slip dress before a leopard wrap dress, right half',
  },
  'campaign-print-tall': {
    ...TALL,
    shows: 'brush print slip dress before a leopard wrap dress, lower two thirds',
  },
  'category-bags': { ...PORTRAIT, shows: 'cognac bag and a smaller black one' },
  'category-accessories': { ...PORTRAIT, shows: 'camel checked scarf and grey beanie' },
  'category-shirts': { ...PORTRAIT, shows: 'sky blue striped shirt, one sleeve folded over it' },
  'category-trousers': { ...PORTRAIT, shows: 'sand trousers and indigo jeans' },
  'category-outerwear': { ...PORTRAIT, shows: 'sand trench coat, tied' },
  'category-swim': { ...PORTRAIT, shows: 'forest green swimsuit and rust bikini' },
  'still-loafers': { ...PORTRAIT, shows: 'black penny loafers on a plaster block' },
  'still-jewellery': {
    ...PORTRAIT,
    shows: 'gold necklace in two rows and hoop earrings in morning light',
  },
  'empty-list': { ...SMALL, shows: 'a sage scarf alone on a wall in window light' },
  offline: { ...SMALL, shows: 'a pair of ecru trainers alone in window light' },
  confirmation: { ...PORTRAIT, shows: 'wine bag beside folded knits on a plaster block' },
  newsletter: { ...WIDE, shows: 'ecru cable knit and rust beanie on linen, right two thirds' },
  'journal-tailoring': { ...LANDSCAPE, shows: 'navy and camel blazers side by side' },
  empty: { ...SMALL, shows: 'black bag alone on a wall in window light' },
  'not-found': { ...SMALL, shows: 'a mustard beanie alone on a wall in window light' },
} as const satisfies Record<string, SceneFacts>

export type SceneName = keyof typeof SCENES

/** `colour` of the leading piece; null for the planned colour. */
export type SceneRecipe = { name: SceneName; colour: ColourKey | null }

export const SCENE_NAMES = Object.keys(SCENES) as SceneName[]

/** File name of a scene, for example `scene.hero-wide.webp` or `scene.still-bag.wine.webp`. */
export const sceneFile = (name: SceneName, colour?: ColourKey): string =>
  colour ? `scene.${name}.${colour}.webp` : `scene.${name}.webp`

/** Parses a scene's file name; null for any other name. */
export function parseSceneName(file: string): SceneRecipe | null {
  const parts = file.split('.')
  if (parts.length < 3 || parts.length > 4 || parts[0] !== 'scene' || parts.at(-1) !== 'webp') return null
  const name = SCENE_NAMES.find((known) => known === parts[1])
  const wanted = parts.length === 4 ? parts[2] : null
  const colour = (Object.keys(COLOURS) as ColourKey[]).find((key) => key === wanted) ?? null
  return name && (wanted === null || colour) ? { name, colour } : null
}
