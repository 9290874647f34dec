// 24 px grid, hairline strokes; drawn for this shop
const PATHS = {
  menu: 'M3 8h18M3 16h18',
  bag: 'M5 8.500h14l.8 12H4.200L5 8.500Zm3.500 0V7a3.500 3.500 0 0 1 7 0v1.500',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.500 8.500c.6-4 3.700-6 7.500-6s6.900 2 7.500 6',
  close: 'm5 5 14 14M19 5 5 19',
  check: 'm5 12.500 4.500 4.500L19 7.500',
  alert: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-13.500v5.500m0 3v.5',
  'chevron-down': 'm6 9.500 6 6 6-6',
  'chevron-right': 'm9.500 6 6 6-6 6',
  'chevron-left': 'm14.500 6-6 6 6 6',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  lock: 'M6 11h12v9.500H6V11Zm2.500 0V8a3.500 3.500 0 0 1 7 0v3',
  truck:
    'M2.500 6.500h11.500v10H2.500v-10Zm11.500 3.500h4l3.500 3.500v3h-7.500m-7.500 0a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600Zm10.500 0a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600Z',
  return: 'M8 5 4 9l4 4M4.500 9H15a5 5 0 0 1 0 10H8',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.500 2.700 3.700 5.700 3.700 9S14.500 18.300 12 21c-2.500-2.700-3.700-5.700-3.700-9S9.500 5.700 12 3Z',
  mail: 'M3.500 6h17v12.500h-17V6Zm0 .5 8.500 7 8.500-7',
} as const

export type IconName = keyof typeof PATHS

/** A decorative line icon; the control around it carries the name. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return (
    <svg className="line-icon" aria-hidden="true" width={size} height={size} viewBox="0 0 24 24">
      <path d={PATHS[name]} />
    </svg>
  )
}
