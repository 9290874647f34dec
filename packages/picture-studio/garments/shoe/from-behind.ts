import type { Scene } from '#engine/scene-types'

/** Position of a pair in the back view: half the distance between the shoes, y of the floor, radius of the shadow. */
type Standing = { apart: number; floor: number; near: number; far: number }

/** Both shoes of a pair from behind, side by side; `shoe` draws one, `ox` px from the middle. */
export async function pairBehind(
  scene: Scene,
  { apart, floor, near, far }: Standing,
  shoe: (ox: number, seed: number) => Promise<void>,
  seed: number,
): Promise<void> {
  await shoe(-apart, seed)
  await shoe(apart, seed + 5)
  scene.opt = {
    floor: [
      { x: 450 - apart, y: floor, rx: near, ry: 9, k: 0.5 },
      { x: 450 + apart, y: floor, rx: near, ry: 9, k: 0.5 },
      { x: 450, y: floor + 4, rx: far, ry: 34, k: 0.26 },
    ],
  }
}
