import { IS_DEVELOPMENT } from '@/lib/config/is-development'
import type { Route } from './routes'

const PARTS: Route = {
  name: 'parts',
  page: '/parts',
  guards: [],
  paths: { fi: ['/parts'], sv: ['/parts'], nb: ['/parts'], da: ['/parts'] },
}

/**
 * Addresses of `npm run dev` only. They are not in the route table, so links, sitemap and tests of public addresses do
 * not include them. A build does not contain their pages (`page.dev.tsx`).
 */
export const DEV_ROUTES: readonly Route[] = IS_DEVELOPMENT ? [PARTS] : []
