import { expect, it } from 'vitest'
import config from '@/next.config'

it("R-CMS-04 the framework's image resizer is off: the shop does not use it, and every new address of it would resize a picture", () => {
  expect(config).toMatchObject({ images: { unoptimized: true } })
})
