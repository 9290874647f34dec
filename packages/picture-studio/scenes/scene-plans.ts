import { EDITORIAL_PLANS } from '#scenes/editorial-plans'
import { OUTFIT_PLANS } from '#scenes/outfit-plans'
import type { SceneName } from '#scenes/scene-names'
import type { ScenePlan } from '#scenes/scene-plan'
import { STILL_PLANS } from '#scenes/still-plans'
import { WARDROBE_PLANS } from '#scenes/wardrobe-plans'

/** The plans of all scenes. */
export const SCENE_PLANS: Record<SceneName, ScenePlan> = {
  ...EDITORIAL_PLANS,
  ...OUTFIT_PLANS,
  ...STILL_PLANS,
  ...WARDROBE_PLANS,
}
