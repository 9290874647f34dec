import { env } from '@/lib/config/env'
import { imageUrl } from '@/lib/content/image-url'

/** Absolute picture of a product for previews and structured data: 1000 pixels wide, 4:5, a format everybody reads. */
export const productImageUrl = (file: string): string =>
  imageUrl(env().IMAGE_URL, file, { format: 'jpeg', width: 1000, height: 1250 })
