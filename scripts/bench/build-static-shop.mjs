// Builds a static page to compare the shop with: about as many bytes and the same framework, without the shop's code.
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin, capture, inRoot } from '../run.mjs'

async function buildIn(folder, { hasMiddleware, content }) {
  cpSync(inRoot('scripts/bench/static-shop'), folder, { recursive: true })
  if (hasMiddleware) renameSync(join(folder, 'pass-through.js'), join(folder, 'middleware.js'))
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'))
  const env = { NEXT_TELEMETRY_DISABLED: '1', BENCH_CONTENT: content }
  const { code, output } = await capture(bin('next'), ['build', '--webpack'], { cwd: folder, env })
  if (code !== 0) throw new Error(output)
}

/** The built page whose size is closest to `bytes`. */
function nearestPage(folder, bytes) {
  const built = join(folder, '.next/server/app')
  const pages = readdirSync(built)
    .filter((name) => /^\d+\.html$/.test(name))
    .map((name) => ({ path: `/${name.replace('.html', '')}`, size: statSync(join(built, name)).size }))
  return pages.sort((a, b) => Math.abs(a.size - bytes) - Math.abs(b.size - bytes))[0]
}

/**
 * Builds `static-shop` with the markup of the shop's page, once without and once with a middleware. In the result,
 * `path` is the page whose size is closest to that of the shop's page.
 */
export async function buildStaticShop(html) {
  const home = mkdtempSync(join(tmpdir(), 'kajo-bench-'))
  const body = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const content = join(home, 'content.html')
  // The markup twice, so that it is long enough for the page that is wanted.
  writeFileSync(content, body + body)
  const plain = join(home, 'plain')
  const withMiddleware = join(home, 'with-middleware')
  await buildIn(plain, { hasMiddleware: false, content })
  await buildIn(withMiddleware, { hasMiddleware: true, content })
  const page = nearestPage(plain, Buffer.byteLength(html))
  if (readFileSync(join(plain, `.next/server/app${page.path}.html`)).length < 1000) throw new Error('an empty page')
  return {
    plain,
    withMiddleware,
    content,
    path: page.path,
    remove: () => rmSync(home, { recursive: true, force: true }),
  }
}
