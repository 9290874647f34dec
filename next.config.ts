import path from 'node:path'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { compileAhead } from '@/build/compile-ahead'
import { lateMessageFiles } from '@/build/late-message-files'
import { serviceWorker } from '@/build/service-worker'
import { shareChunks } from '@/build/share-chunks'
import { PAGE_EXPIRY } from '@/lib/cache/life.mjs'
import { securityHeaders } from '@/lib/http/security-headers'

const root = process.cwd()
const isDev = process.env.NODE_ENV === 'development'

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // our handler caches pages within limits, so the framework's own memory cache is turned off
  cacheHandler: path.join(root, 'lib/cache/page-cache.mjs'),
  cacheMaxMemorySize: 0,
  expireTime: PAGE_EXPIRY,
  // the middleware corrects an address with one redirect; the framework's own would be a second
  skipTrailingSlashRedirect: true,
  // the shop's own sources; tests and mock backend are checked by verify
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  // `page.dev.tsx` is a page in development only
  pageExtensions: [...(isDev ? ['dev.tsx'] : []), 'tsx', 'ts'],
  poweredByHeader: false,
  // not by the framework: the page cache computes the ETag when it stores a page, scripts/serve compresses
  generateEtags: false,
  compress: false,
  // pictures come resized from IMAGE_URL; this also closes the framework's own resizer, /_next/image
  images: { unoptimized: true },
  reactStrictMode: true,
  outputFileTracingRoot: root,
  // `npm run dev` runs on Turbopack; the plugins of `build/` apply to builds only
  turbopack: { root },
  webpack: (config, context) =>
    serviceWorker(compileAhead(shareChunks(lateMessageFiles(config, context), context), context), context),
  // shareChunks groups the style sheets; the framework's CSS chunking would split them again
  experimental: isDev ? {} : { cssChunking: false },
  headers: async () => securityHeaders(),
}

// with messages compiled at build time, browsers need no message parser (decision 13)
const withMessages = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
})

export default withMessages(config)
