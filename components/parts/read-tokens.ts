import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** A custom property with its first value in tokens.css: `--ink`, `#16150f`. */
export type Token = { name: string; value: string }

/** The tokens in source order. For `npm run dev` only, because a build does not contain the file. */
export async function readTokens(): Promise<Token[]> {
  const css = await readFile(path.join(process.cwd(), 'app/styles/tokens.css'), 'utf8')
  const tokens = new Map<string, string>()
  for (const [, name, value] of css.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)) {
    if (name && value && !tokens.has(name)) tokens.set(name, value)
  }
  return [...tokens].map(([name, value]) => ({ name, value }))
}
