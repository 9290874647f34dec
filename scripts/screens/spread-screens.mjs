// Which screen is pictured in which market at which width.
import { MARKETS } from './find-paths.mjs'

export const SIZES = {
  390: { width: 390, height: 844 },
  820: { width: 820, height: 1180 },
  1440: { width: 1440, height: 900 },
}

/** Every second screen is there in a second market, so that each language shows three screens of eight. */
const marketsAt = (cell) => {
  const first = MARKETS[cell % 4]
  return Math.floor(cell / 4) % 2 === 0 ? [first, MARKETS[(cell + 1) % 4]] : [first]
}

/** One row a picture: `{ screen, market, width, file }`. */
export function spreadScreens(screens) {
  return screens.flatMap((screen, index) =>
    (screen.widths ?? [390, 820, 1440]).flatMap((width, column) =>
      // a step of three from width to width: a screen is not in the same language at all of them
      (screen.markets ?? marketsAt(index + column * 3)).map((market) => ({
        screen,
        market,
        width,
        file: `${screen.name}-${market}-${width}.webp`,
      })),
    ),
  )
}
