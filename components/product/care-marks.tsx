import type { CareMark } from '@/lib/product/product-sections'
import styles from './product-details.module.css'

// 24 px grid like our icons; shapes as on a sewn-in label, drawn for this shop
const TUB =
  'M2.5 7.5c1 .9 2 .9 3.200 0s2.200-.9 3.200 0 2 .9 3.100 0 2.200-.9 3.100 0 2.200.9 3.200 0 2.200-.9 3.200 0L19.700 19H4.300L2.500 7.500'
const TRIANGLE = 'M12 4.500 20.500 19h-17L12 4.500Z'
const SQUARE = 'M4 4.500h16v15H4v-15Z'
const IRON = 'M3 18.500h18.500L19.800 7H9M3 18.500c0-4 2.600-6.300 6.500-6.300h11'
const RING = 'M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17Z'
const TUMBLE = `${SQUARE}M12 17.500a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11Z`
const CROSS = 'm3.500 3.500 17 17M20.500 3.500l-17 17'
const HAND =
  'M8 16.500v-3l1.800-2.200v-4M9.800 11V6.500m2.200 4.300v-4.500m2.200 4.700V7m1.900 4.600V8.800c0 3.200-.3 5.700-1.600 7.700'
const BAR = 'M6 21.800h12'
const BARS = 'M6 21.200h12M6 23.300h12'
const dots = (count: number): string =>
  Array.from({ length: count }, (_, i) => `M${14.5 - (count - 1) * 1.4 + i * 2.8} 15.500v.01`).join('')

type Drawing = { path: string; letter?: string }

/** Symbols by the service's key; an unknown one is shown as text only. */
const DRAWINGS: Record<string, Drawing> = {
  'wash-30': { path: TUB, letter: '30' },
  'wash-40': { path: TUB, letter: '40' },
  'wash-30-gentle': { path: TUB + BAR, letter: '30' },
  'wash-30-wool': { path: TUB + BARS, letter: '30' },
  'wash-hand': { path: TUB + HAND },
  'wash-no': { path: TUB + CROSS },
  'bleach-no': { path: TRIANGLE + CROSS },
  'tumble-no': { path: TUMBLE + CROSS },
  'dry-line': { path: `${SQUARE}M4 4.500c2 5.500 14 5.500 16 0` },
  'dry-flat': { path: `${SQUARE}M8 12h8` },
  'iron-low': { path: IRON + dots(1) },
  'iron-medium': { path: IRON + dots(2) },
  'iron-high': { path: IRON + dots(3) },
  'iron-no': { path: IRON + CROSS },
  'clean-dry': { path: RING, letter: 'P' },
  'clean-no': { path: RING + CROSS },
}

function Mark({ path, letter }: Drawing) {
  return (
    <svg className="line-icon" aria-hidden="true" width={28} height={28} viewBox="0 0 24 24">
      <path d={path} />
      {letter ? (
        <text x={12} y={letter === 'P' ? 15.4 : 16.2} textAnchor="middle" fontSize={letter === 'P' ? 9.5 : 7.5}>
          {letter}
        </text>
      ) : null}
    </svg>
  )
}

/** The care label: symbols with text. */
export function CareMarks({ marks }: { marks: readonly CareMark[] }) {
  return (
    <ul className={styles.marks}>
      {marks.map(({ symbol, text }) => {
        const drawing = DRAWINGS[symbol]
        return (
          <li key={symbol}>
            {drawing ? <Mark {...drawing} /> : null}
            {/* a number stays with its unit */}
            {text.replaceAll(' °', '\u00a0°')}
          </li>
        )
      })}
    </ul>
  )
}
