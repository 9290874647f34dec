import { expect, it } from 'vitest'
import config from '@/next.config'

it("R-CMS-05 the framework's own image resizer is off: nothing uses it, and each spelling of an address would run it", () => {
  expect(config).toMatchObject({ images: { unoptimized: true } })
})
