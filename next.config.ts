import path from 'node:path'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { compileAhead } from '@/build/compile-ahead'
import { lateMessages } from '@/build/late-messages'
import { serviceWorker } from '@/build/service-worker'
import { shareChunks } from '@/build/share-chunks'
import { PAGE_EXPIRY } from '@/lib/cache/life.mjs'
import { securityHeaders } from '@/lib/http/security-headers'

const root = process.cwd()
const isDev = process.env.NODE_ENV === 'development'

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // pages live in our handler, with its limits; the framework's own memory would be a second, unbounded copy
  cacheHandler: path.join(root, 'lib/cache/page-cache.mjs'),
  cacheMaxMemorySize: 0,
  expireTime: PAGE_EXPIRY,
  // the middleware repairs an address in one hop; the framework's own redirect would be a second
  skipTrailingSlashRedirect: true,
  // the shop's own sources; tests and mock backend are checked by verify
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  // `page.dev.tsx` is a page while developing and nothing at all in a build
  pageExtensions: [...(isDev ? ['dev.tsx'] : []), 'tsx', 'ts'],
  poweredByHeader: false,
  // a cache entry is hashed once, when it is stored, and compressed once by our server (scripts/serve)
  generateEtags: false,
  compress: false,
  // pictures come resized from IMAGE_URL; this also closes the framework's own resizer, /_next/image
  images: { unoptimized: true },
  reactStrictMode: true,
  outputFileTracingRoot: root,
  // `npm run dev` runs on Turbopack; what `build/` does is for builds alone
  turbopack: { root },
  webpack: (config, context) =>
    serviceWorker(compileAhead(shareChunks(lateMessages(config, context), context), context), context),
  // our own groups in shareChunks gather the sheets; the framework's splitting would tear them apart again
  experimental: isDev ? {} : { cssChunking: false },
  headers: async () => securityHeaders(),
}

// precompiled messages cost the browser less than half of the parsing library
const withMessages = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
})

export default withMessages(config)
