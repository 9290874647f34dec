import { parseSceneName, SCENES } from '@kajo/picture-studio'

/** Pixels of a packshot's master; also for a file of an editor's own, which stands like one. */
const PACKSHOT = { imageWidth: 900, imageHeight: 1125 }

/** Size of a picture by its name. */
function sizeOfPicture(fileName: string): { imageWidth: number; imageHeight: number } {
  const scene = parseSceneName(fileName)
  if (!scene) return PACKSHOT
  const { width, height } = SCENES[scene.name]
  return { imageWidth: width, imageHeight: height }
}

type ImageSize = { imageWidth: number; imageHeight: number; imageRatio: number }
type WidgetImage = { fileName: string; largestSize: ImageSize; sizes: ImageSize[] }

const FILE_FIELD = /"filename(?:ForMobileDevice)?":"([^"\\]+)"/g

/** Every picture a widget's configuration names, wherever it stands in it, with its size. */
export function imagesOf(configuration: unknown): WidgetImage[] {
  const names = [...JSON.stringify(configuration).matchAll(FILE_FIELD)].map(([, name = '']) => name)
  return [...new Set(names)].map((fileName) => {
    const size = sizeOfPicture(fileName)
    const largestSize = { ...size, imageRatio: size.imageWidth / size.imageHeight }
    return { fileName, largestSize, sizes: [largestSize] }
  })
}
