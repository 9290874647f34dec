// Finds names that two source files export.

const EXPORT = /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm
// Names that Next reads in the files of its routes: every route may export them.
const ROUTE_FILE = /^app\/.*\b(?:page|layout|route|error|global-error|not-found)(?:\.dev)?\.tsx?$/
const ROUTE_NAMES =
  /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|dynamic|revalidate|runtime|metadata|viewport|generate(?:Metadata|Viewport|StaticParams))$/

/**
 * The names that more than one of the files exports, each with those files.
 * @param {{ file: string, text: string }[]} files
 * @returns {{ name: string, files: string[] }[]}
 */
export function repeatedExports(files) {
  const found = new Map()
  for (const { file, text } of files) {
    const names = new Set([...text.matchAll(EXPORT)].map(([, name]) => name))
    for (const name of names) {
      if (ROUTE_FILE.test(file) && ROUTE_NAMES.test(name)) continue
      found.set(name, [...(found.get(name) ?? []), file])
    }
  }
  return [...found].filter(([, list]) => list.length > 1).map(([name, list]) => ({ name, files: list }))
}
