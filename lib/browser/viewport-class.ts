import { DESKTOP_BREAKPOINT, IMAGE_BREAKPOINTS } from '@/lib/config/constants'

export type ViewportClass = 'phone' | 'tablet' | 'laptop' | 'desktop' | 'desktopBig'

/** Class of a viewport's width in CSS pixels; what is called desktop in layouts starts at 1024 px (R-PAGE-17). */
export function viewportClass(width: number): ViewportClass {
  if (width < IMAGE_BREAKPOINTS.md) return 'phone'
  if (width < DESKTOP_BREAKPOINT) return 'tablet'
  if (width < IMAGE_BREAKPOINTS.xl) return 'laptop'
  return width < IMAGE_BREAKPOINTS.xxl ? 'desktop' : 'desktopBig'
}
