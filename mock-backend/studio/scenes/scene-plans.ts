import { EDITORIAL_PLANS } from '@/mock-backend/studio/scenes/editorial-plans'
import type { SceneName } from '@/mock-backend/studio/scenes/scene-names'
import type { ScenePlan } from '@/mock-backend/studio/scenes/scene-plan'
import { STILL_PLANS } from '@/mock-backend/studio/scenes/still-plans'

/** What lies where in every scene. */
export const SCENE_PLANS: Record<SceneName, ScenePlan> = { ...EDITORIAL_PLANS, ...STILL_PLANS }
