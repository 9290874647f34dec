import path from 'node:path'
import type { NextConfig } from 'next'

type Webpack = NonNullable<NextConfig['webpack']>

/**
 * Compiles the service worker to `public/sw.js` in production builds. Nothing is precached: the manifest holds one file
 * whose name changes with every build, so that the worker recognises pages of an earlier build.
 */
export const serviceWorker: Webpack = (config, { isServer, dev }) => {
  if (isServer || dev) return config
  // Not imported above, because the running shop also loads this file: the plugin takes 70 MB and almost a second.
  const { InjectManifest } = require('workbox-webpack-plugin') as typeof import('workbox-webpack-plugin')
  config.plugins.push(
    new InjectManifest({
      swSrc: path.resolve('lib/pwa/service-worker.ts'),
      swDest: path.resolve('public/sw.js'),
      include: [/static\/chunks\/webpack-[^/]+\.js$/],
    }),
  )
  return config
}
