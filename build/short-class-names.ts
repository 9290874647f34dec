import { createHash } from 'node:crypto'
import path from 'node:path'
import type { NextConfig } from 'next'

type Webpack = NonNullable<NextConfig['webpack']>

// the framework brings webpack without its types: these are the parts used here
type NameOf = (place: Place, pattern: string, local: string, ...more: unknown[]) => string | null | undefined
type Loader = { options?: { modules?: { getLocalIdent?: NameOf } } }
type Rule = { oneOf?: Rule[]; use?: Loader | Loader[] }
type Place = { rootContext: string; resourcePath: string }

/** Characters of a name: 52 × 62⁴ of them for some thousand classes. */
const LENGTH = 5

const named = new Map<string, string>()

/**
 * Name of a local class in the finished sheet, the same in every build and on both sides: five letters instead of file,
 * name and hash, which every element repeats twice, in the page and in what React reads.
 * @throws when two classes would share a name; renaming either mends it
 */
export function shortClassName({ rootContext, resourcePath }: Place, local: string): string {
  const place = `${path.relative(rootContext, resourcePath)} .${local}`
  const letters = createHash('sha256')
    .update(place)
    .digest('base64')
    .replace(/[^A-Za-z0-9]/g, '')
  const name = letters.slice(letters.search(/[A-Za-z]/)).slice(0, LENGTH)
  const taken = named.get(name)
  if (taken && taken !== place) throw new Error(`${place} and ${taken} would both be called ${name}`)
  named.set(name, place)
  return name
}

const loadersOf = ({ oneOf = [], use = [] }: Rule): Loader[] => [
  ...oneOf.flatMap(loadersOf),
  ...(Array.isArray(use) ? use : [use]),
]

/** Gives the classes of our own sheets short names in builds; while developing they say where they come from. */
export const shortClassNames: Webpack = (config, { dev }) => {
  if (dev) return config
  const modules = (config.module.rules as Rule[]).flatMap(loadersOf).flatMap(({ options }) => options?.modules ?? [])
  for (const options of modules) {
    const name = options.getLocalIdent
    if (!name) continue
    // the framework's faces share one file: it tells them apart by more than a path
    options.getLocalIdent = (...given) =>
      given[0].resourcePath.endsWith('.module.css') ? shortClassName(given[0], given[2]) : name(...given)
  }
  return config
}
