import { parsePictureName } from '#picture-name'
import { parseSceneName } from '#scenes/scene-names'

/** True for every file name the studio can make a picture of. */
export const isStudioName = (name: string): boolean => parsePictureName(name) !== null || parseSceneName(name) !== null
