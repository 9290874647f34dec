import { EDITORIAL_PLANS } from '@/mock-backend/studio/scenes/editorial-plans'
import { OUTFIT_PLANS } from '@/mock-backend/studio/scenes/outfit-plans'
import type { SceneName } from '@/mock-backend/studio/scenes/scene-names'
import type { ScenePlan } from '@/mock-backend/studio/scenes/scene-plan'
import { STILL_PLANS } from '@/mock-backend/studio/scenes/still-plans'
import { WARDROBE_PLANS } from '@/mock-backend/studio/scenes/wardrobe-plans'

/** What lies where in every scene. */
export const SCENE_PLANS: Record<SceneName, ScenePlan> = {
  ...EDITORIAL_PLANS,
  ...OUTFIT_PLANS,
  ...STILL_PLANS,
  ...WARDROBE_PLANS,
}
