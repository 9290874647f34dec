import { posix } from 'node:path'
import { type MessageUse, type ParsedFile, parseMessageUses } from './parse-message-uses'

/** What a page, a route group or a late part declares, and which of it is used. */
type Declaration = {
  key: string
  file: string
  names: readonly string[]
  used: Set<string>
  outer: Declaration | null
}

const ENDINGS = ['', '.ts', '.tsx']

/** Layouts and pages in the order in which Next nests them. */
const ROUTE_FILE = /^app\/.*\/(layout|page|page\.dev|error)\.tsx$/

const find = (names: readonly string[], { namespace, key }: MessageUse): string | undefined =>
  names.find((name) => name === namespace || (key !== undefined && name === `${namespace}.${key}`))

/** The declaration that delivers a message: the innermost one that has it. */
function deliverer(of: Declaration | null, use: MessageUse): [Declaration, string] | null {
  if (!of) return null
  const name = find(of.names, use)
  return name ? [of, name] : deliverer(of.outer, use)
}

class Walk {
  /** Names of missing messages, by where they are used and where they can be declared. */
  readonly missing = new Map<string, string[]>()
  readonly declarations = new Map<string, Declaration>()
  readonly #seen = new Set<string>()
  readonly #parsed = new Map<string, ParsedFile>()
  readonly #sources: ReadonlyMap<string, string>

  constructor(sources: ReadonlyMap<string, string>) {
    this.#sources = sources
  }

  parse(file: string): ParsedFile {
    const parsed = this.#parsed.get(file) ?? parseMessageUses(file, this.#sources.get(file) ?? '')
    this.#parsed.set(file, parsed)
    return parsed
  }

  declare(file: string, names: readonly string[], outer: Declaration | null): Declaration {
    const key = [file, names.join(), outer?.key].join(' ')
    const declaration = this.declarations.get(key) ?? { key, file, names, used: new Set(), outer }
    this.declarations.set(key, declaration)
    return declaration
  }

  /** Follows the imports of a file that is rendered within a declaration. */
  visit(file: string, within: Declaration | null, isInClient: boolean): void {
    const key = `${file} ${isInClient} ${within?.key}`
    if (this.#seen.has(key)) return
    this.#seen.add(key)
    const { isClient, imports, pageNames, uses } = this.parse(file)
    const isBrowserCode = isClient || isInClient
    const here = pageNames ? this.declare(file, pageNames, within) : within
    if (isBrowserCode) for (const use of uses) this.#check(file, use, here)
    for (const { path, names } of imports) {
      const target = this.#resolve(file, path)
      if (target) this.visit(target, names ? this.declare(file, names, here) : here, isBrowserCode)
    }
  }

  #check(file: string, use: MessageUse, within: Declaration | null): void {
    const found = deliverer(within, use)
    if (found) {
      found[0].used.add(found[1])
      return
    }
    const name = use.key ? `${use.namespace}.${use.key}` : use.namespace
    const place = `of '${use.namespace}' in ${file}, to the names in ${within?.file}`
    this.missing.set(place, [...(this.missing.get(place) ?? []), name])
  }

  #resolve(from: string, path: string): string | undefined {
    const base = path.startsWith('@/') ? path.slice(2) : posix.join(posix.dirname(from), path)
    return ENDINGS.map((ending) => base + ending).find((file) => this.#sources.has(file) && /\.tsx?$/.test(file))
  }
}

/** Sentences about declarations that deliver too much: all contexts of a declaration are taken together. */
function unusedNames(declarations: Iterable<Declaration>): string[] {
  const byPlace = new Map<string, Declaration[]>()
  for (const one of declarations) {
    const place = `${one.file} ${one.names.join()}`
    byPlace.set(place, [...(byPlace.get(place) ?? []), one])
  }
  return [...byPlace.values()].flatMap((contexts) => {
    const [{ file, names }] = contexts as [Declaration]
    const unused = names.filter((name) => !contexts.some(({ used }) => used.has(name)))
    return unused.map((name) => `${file} declares the messages '${name}', which nothing that it delivers them to uses`)
  })
}

/**
 * Compares the messages that pages, route groups and late parts declare with those that their browser code uses.
 * `sources` are the files of `app` and `components` by path; those of `lib` read no messages in the browser. Returns a sentence for each difference.
 */
export function checkDeclaredMessages(sources: ReadonlyMap<string, string>): string[] {
  const walk = new Walk(sources)
  const routeFiles = [...sources.keys()].filter((file) => ROUTE_FILE.test(file))
  const layouts = routeFiles.filter((file) => file.endsWith('/layout.tsx')).sort((a, b) => a.length - b.length)
  const root = [...sources.keys()].find((file) => /<MessagesProvider\b/.test(sources.get(file) ?? ''))
  const shell = root ? walk.declare(root, walk.parse(root).pageNames ?? [], null) : null
  for (const file of routeFiles) {
    let within = shell
    for (const layout of layouts) {
      const { pageNames } = walk.parse(layout)
      const isAround = layout !== file && file.startsWith(layout.replace(/layout\.tsx$/, ''))
      if (pageNames && isAround) within = walk.declare(layout, pageNames, within)
    }
    walk.visit(file, within, false)
  }
  const missing = [...walk.missing].map(
    ([place, names]) => `Add what is used ${place}: ${[...new Set(names)].sort().join(', ')}`,
  )
  return [...missing, ...unusedNames(walk.declarations.values())]
}
