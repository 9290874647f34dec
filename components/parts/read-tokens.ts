import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** A custom property as tokens.css sets it first: `--ink`, `#16150f`. */
export type Token = { name: string; value: string }

/** The tokens in their order, from the source: for pages of `npm run dev`, a build does not carry the file. */
export async function readTokens(): Promise<Token[]> {
  const css = await readFile(path.join(process.cwd(), 'app/styles/tokens.css'), 'utf8')
  const tokens = new Map<string, string>()
  for (const [, name, value] of css.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)) {
    if (name && value && !tokens.has(name)) tokens.set(name, value)
  }
  return [...tokens].map(([name, value]) => ({ name, value }))
}
