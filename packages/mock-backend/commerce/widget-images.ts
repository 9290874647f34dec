import { parseSceneName, SCENES } from '@kajo/picture-studio'

/** Pixels of a product picture; also assumed for files that the studio does not draw. */
const PACKSHOT = { imageWidth: 900, imageHeight: 1125 }

/** Size of a picture in pixels, from its file name. */
function sizeOfPicture(fileName: string): { imageWidth: number; imageHeight: number } {
  const scene = parseSceneName(fileName)
  if (!scene) return PACKSHOT
  const { width, height } = SCENES[scene.name]
  return { imageWidth: width, imageHeight: height }
}

type ImageSize = { imageWidth: number; imageHeight: number; imageRatio: number }
type WidgetImage = { fileName: string; largestSize: ImageSize; sizes: ImageSize[] }

const FILE_FIELD = /"filename(?:ForMobileDevice)?":"([^"\\]+)"/g

/** All pictures named anywhere in a widget's configuration, with their sizes. */
export function imagesOf(configuration: unknown): WidgetImage[] {
  const names = [...JSON.stringify(configuration).matchAll(FILE_FIELD)].map(([, name = '']) => name)
  return [...new Set(names)].map((fileName) => {
    const size = sizeOfPicture(fileName)
    const largestSize = { ...size, imageRatio: size.imageWidth / size.imageHeight }
    return { fileName, largestSize, sizes: [largestSize] }
  })
}
