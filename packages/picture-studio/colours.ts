/** Every colour that the studio can draw, as sRGB hex. The catalogue has their names in four languages. */
export const COLOURS = {
  black: '#1f1e1f',
  charcoal: '#3c3d40',
  navy: '#1f2a3d',
  white: '#f6f5f3',
  ecru: '#e6ddcb',
  sand: '#cbb893',
  camel: '#b08a5e',
  cognac: '#8f5228',
  chocolate: '#4a3226',
  taupe: '#8d8478',
  grey: '#9b9994',
  sage: '#a3a890',
  moss: '#5c6650',
  forest: '#2c4537',
  sky: '#b9cbe0',
  blue: '#4d6a8c',
  indigo: '#232b3a',
  wine: '#6b2029',
  rust: '#a4502f',
  red: '#8f2c26',
  blush: '#dcbcae',
  mustard: '#c9a24a',
  lilac: '#b5a6c4',
  gold: '#d4ad66',
  silver: '#c6c7c9',
  pearl: '#efe7da',
} as const

/** Key of a colour, as used in picture names. */
export type ColourKey = keyof typeof COLOURS
