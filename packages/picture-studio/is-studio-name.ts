import { parsePictureName } from '#picture-name'
import { parseSceneName } from '#scenes/scene-names'

/** Whether the studio can draw a picture with this file name. */
export const isStudioName = (name: string): boolean => parsePictureName(name) !== null || parseSceneName(name) !== null
