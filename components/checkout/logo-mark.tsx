import styles from '@/components/checkout/payment/pay-mark.module.css'
import { useShopConfig } from '@/components/providers/use-shop'
import { imageUrl } from '@/lib/content/image-url'

/** Device pixel ratio of the logo's image. */
const SHARP = 2

/** The logo of a carrier or payment provider from the image service. Decorative, because the row names the company. */
export function LogoMark({ file }: { file: string }) {
  const { imageBase } = useShopConfig()
  const size = { width: 38, height: 24, fit: 'contain', dpr: SHARP } as const
  return (
    // biome-ignore lint/performance/noImgElement: the resize service's own picture at one size
    <img className={styles.mark} src={imageUrl(imageBase, file, size)} alt="" width={38} height={24} loading="lazy" />
  )
}
