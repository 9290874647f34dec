// Decides which screens are taken in which markets at which widths.
import { MARKET_CODES } from '../market-codes.mjs'

export const SIZES = {
  390: { width: 390, height: 844 },
  820: { width: 820, height: 1180 },
  1440: { width: 1440, height: 900 },
}

/** Markets of a screen at one width. Four of eight cells have two markets, so that each market has three of eight. */
const marketsAt = (cell) => {
  const first = MARKET_CODES[cell % 4]
  return Math.floor(cell / 4) % 2 === 0 ? [first, MARKET_CODES[(cell + 1) % 4]] : [first]
}

/** One row for each screenshot: `{ screen, market, width, file }`. */
export function spreadScreens(screens) {
  return screens.flatMap((screen, index) =>
    (screen.widths ?? [390, 820, 1440]).flatMap((width, column) =>
      // Shift by three for each width, so that a screen has different languages at different widths.
      (screen.markets ?? marketsAt(index + column * 3)).map((market) => ({
        screen,
        market,
        width,
        file: `${screen.name}-${market}-${width}.webp`,
      })),
    ),
  )
}
