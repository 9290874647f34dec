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
