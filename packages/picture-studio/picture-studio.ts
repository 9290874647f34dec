// The entry of the package: everything that other packages may import.

export { type BoundedFolder, boundedFolder } from '#bounded-folder'
export { COLOURS, type ColourKey } from '#colours'
export { cutOf, describeShape } from '#describe-shape'
export { KINDS, type Kind, type Print, parsePictureName, pictureName, type View } from '#picture-name'
export { createPictureStore, type PictureStore } from '#picture-store'
export { type Hotspot, hotspotsOf } from '#scenes/scene-hotspots'
export { parseSceneName, SCENES, type SceneName, sceneFile } from '#scenes/scene-names'
export type { Leg } from '#shape-facts'
export { STUDIO_VERSION } from '#studio-version'
