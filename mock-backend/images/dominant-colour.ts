import { parsePictureName } from '@/mock-backend/studio/picture-name'
import { parseSceneName, SCENES } from '@/mock-backend/studio/scenes/scene-names'
import { STUDIO_GROUND } from '@/mock-backend/studio/studio-ground'

/** Colour to show until a picture has come, sRGB hex; null for what is not a studio picture. */
export function dominantColour(file: string): string | null {
  if (parsePictureName(file)) return STUDIO_GROUND
  const scene = parseSceneName(file)
  return scene ? SCENES[scene.name].ground : null
}
