import { parseSync } from 'vite'

/** `key` is undefined where the source does not say which message of the namespace it reads. */
export type MessageUse = { namespace: string; key: string | undefined }

/** A value import; `names` are the messages declared for the part that a dynamic import loads. */
type FileImport = { path: string; names: readonly string[] | null }

export type ParsedFile = {
  isClient: boolean
  imports: readonly FileImport[]
  /** Names in `<PageMessages names={…}>` or `<MessagesProvider names={…}>`; null for files without either. */
  pageNames: readonly string[] | null
  uses: readonly MessageUse[]
}

/** A node of the syntax tree (ESTree), with its parent. */
type Node = { type: string; parent: Node | null; [field: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([field]) => field !== 'parent')
    .flatMap(([, value]) => value)
    .filter(isNode)

/** The node and all below it, each with its parent. */
function nodesIn(node: Node): Node[] {
  return [
    node,
    ...childrenOf(node).flatMap((child) => {
      child.parent = node
      return nodesIn(child)
    }),
  ]
}

const literalsIn = (node: unknown): string[] =>
  isNode(node)
    ? nodesIn(node).flatMap(({ type, value }) => (type === 'Literal' && typeof value === 'string' ? [value] : []))
    : []

const argumentsOf = (call: Node): Node[] => call.arguments as Node[]

const isCallOf = (name: string) => (node: Node) =>
  node.type === 'CallExpression' && isNode(node.callee) && node.callee.name === name

/**
 * The names that `lateMessages(…)` declares for a dynamic import: in the same call, in the same object, as in
 * `{ load: () => import(…), messages: lateMessages(…) }`, or else at the top of the file.
 */
function namesAround(node: Node): string[] | null {
  for (let around: Node | null = node; around; around = around.parent) {
    const calls = nodesIn(around).filter(isCallOf('lateMessages'))
    const isTable = around.type === 'ObjectExpression'
    const own = calls.filter(({ parent }) => !isTable || (parent?.type === 'Property' && parent.parent === around))
    if (own.length > 0) return own.flatMap((call) => literalsIn(argumentsOf(call)[1]))
    // a table of parts: the calls belong to other parts
    if (calls.length > 0) return null
  }
  return null
}

/** Types do not exist at run time: whether a statement imports or exports nothing else. */
function isOfTypes({ importKind, exportKind, specifiers }: Node): boolean {
  const all = (specifiers ?? []) as Node[]
  const areTypes = all.length > 0 && all.every((one) => one.importKind === 'type' || one.exportKind === 'type')
  return importKind === 'type' || exportKind === 'type' || areTypes
}

function importsOf(node: Node): FileImport[] {
  const isDynamic = node.type === 'ImportExpression'
  const isStatic = /^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type) && !isOfTypes(node)
  if (!(isDynamic || isStatic)) return []
  return literalsIn(node.source).map((path) => ({ path, names: isDynamic ? namesAround(node) : null }))
}

/** The messages read through a variable, as in `t('key')` and `t.rich('key')`; otherwise it is passed on. */
function keysOf(read: Node): string[] {
  const { parent } = read
  const callee = parent?.type === 'MemberExpression' ? parent : read
  const call = callee.parent
  return call?.type === 'CallExpression' && call.callee === callee ? literalsIn(argumentsOf(call)[0]) : []
}

/** What the translator of one `useTranslations(…)` is asked for. */
function usesOf(call: Node, program: Node): MessageUse[] {
  const [scope] = literalsIn(argumentsOf(call)[0])
  const use = (key?: string): MessageUse => {
    const [namespace = '', message] = [scope, key].filter(Boolean).join('.').split('.')
    return { namespace, key: message }
  }
  const variable = call.parent
  const id = variable?.type === 'VariableDeclarator' && isNode(variable.id) ? variable.id : null
  if (!id) return [use()]
  let block: Node | null = call
  while (block && block.type !== 'BlockStatement') block = block.parent
  const reads = nodesIn(block ?? program).filter(
    (node) => node.type === 'Identifier' && node.name === id.name && node !== id,
  )
  return reads.flatMap((read) => {
    const keys = keysOf(read)
    return keys.length > 0 ? keys.map(use) : [use()]
  })
}

const namesOfPage = (node: Node): string[][] =>
  node.type === 'JSXOpeningElement' && /^(PageMessages|MessagesProvider)$/.test(String((node.name as Node).name))
    ? [
        (node.attributes as Node[])
          .filter(({ name }) => isNode(name) && name.name === 'names')
          .flatMap((attribute) => literalsIn(attribute.value)),
      ]
    : []

/** What a source file imports, declares and says with next-intl. */
export function parseMessageUses(name: string, text: string): ParsedFile {
  const program = { ...parseSync(name, text).program, parent: null } as unknown as Node
  const nodes = nodesIn(program)
  const pages = nodes.flatMap(namesOfPage)
  return {
    isClient: /^\s*['"]use client['"]/.test(text),
    imports: nodes.flatMap(importsOf),
    pageNames: pages.length > 0 ? pages.flat() : null,
    uses: nodes.filter(isCallOf('useTranslations')).flatMap((call) => usesOf(call, program)),
  }
}
