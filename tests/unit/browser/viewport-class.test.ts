import { expect, it } from 'vitest'
import { viewportClass } from '@/lib/browser/viewport-class'
import { SERVER_VIEWPORT_WIDTH } from '@/lib/config/constants'

it('R-PAGE-17 there are five viewport classes; desktop layouts start at 1024 px, the server assumes 1360 px', () => {
  const classes = [320, 767, 768, 1023, 1024, 1279, 1280, 1535, 1536].map(viewportClass)
  expect(classes).toEqual([
    'phone',
    'phone',
    'tablet',
    'tablet',
    'laptop',
    'laptop',
    'desktop',
    'desktop',
    'desktopBig',
  ])
  expect(SERVER_VIEWPORT_WIDTH).toBe(1360)
  expect(viewportClass(SERVER_VIEWPORT_WIDTH)).toBe('desktop')
})
