import { useState } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { imageSet } from '@/lib/content/image-url'
import { CARD_FRAME } from './card-frame'

/** A card's second picture, shown once it is decoded, so that the card is never empty. */
export function SecondPicture({ file, isWanted }: { file: string; isWanted: boolean }) {
  const { imageBase } = useShopConfig()
  const [isDecoded, setDecoded] = useState(false)
  if (!isWanted) return <span data-second="" />
  const { width, height, sizes } = CARD_FRAME
  const { src, srcSet } = imageSet(imageBase, file, { width, height })
  return (
    <span data-second="" data-decoded={isDecoded ? '' : undefined}>
      {/* biome-ignore lint/performance/noImgElement: our own loader and srcset */}
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt=""
        hidden={!isDecoded}
        onLoad={({ currentTarget }) => {
          // a picture that cannot be decoded leaves the card with its first
          currentTarget.decode().then(
            () => setDecoded(true),
            () => {},
          )
        }}
      />
    </span>
  )
}
