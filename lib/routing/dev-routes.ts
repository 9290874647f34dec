import { IS_DEVELOPMENT } from '@/lib/config/is-development'
import type { Route } from './routes'

const PARTS: Route = {
  name: 'parts',
  page: '/parts',
  guards: [],
  paths: { fi: ['/parts'], sv: ['/parts'], nb: ['/parts'], da: ['/parts'] },
}

/**
 * Addresses of `npm run dev` only. Beside the route table, so that neither links nor sitemap nor the tests of the
 * public addresses know them; a build has none, and their pages (`page.dev.tsx`) are no part of it.
 */
export const DEV_ROUTES: readonly Route[] = IS_DEVELOPMENT ? [PARTS] : []
