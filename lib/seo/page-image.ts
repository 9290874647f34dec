import { env } from '@/lib/config/env'
import { imageUrl } from '@/lib/content/image-url'

/** Absolute picture address of a product for link previews and structured data: JPEG, 1000 pixels wide, 4:5. */
export const productImageUrl = (file: string): string =>
  imageUrl(env().IMAGE_URL, file, { format: 'jpeg', width: 1000, height: 1250 })
