import type { NextConfig } from 'next'

type Webpack = NonNullable<NextConfig['webpack']>

// Next ships webpack without types: these are the parts used here.
type Tap = { tap: (options: string | { name: string; stage: number }, run: (compilation: Compilation) => void) => void }
type Compilation = {
  hooks: { processAssets: Tap }
  entrypoints: Map<string, { getFiles: () => string[] }>
  updateAsset: (file: string, update: (source: unknown) => unknown) => void
}
type Tools = {
  Compilation: { PROCESS_ASSETS_STAGE_SUMMARIZE: number }
  sources: { ConcatSource: new (...parts: unknown[]) => unknown }
}

// Chromium reads this hint only in the first line of a file. For other browsers it is a comment.
const HINT = '//# allFunctionsCalledOnLoad\n'
const ENTRY = 'main-app'

/**
 * Has React and the framework compiled on a background thread while they load. Most of their functions run at the start
 * of every page; compiled at their first call they block the main thread (docs/decisions/0007).
 */
class CompileAhead {
  readonly #tools: Tools

  constructor(tools: Tools) {
    this.#tools = tools
  }

  apply(compiler: { hooks: { thisCompilation: Tap } }): void {
    const { Compilation, sources } = this.#tools
    compiler.hooks.thisCompilation.tap('CompileAhead', (compilation) => {
      // After minification, which removes comments, and before file names are computed from the contents.
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tap({ name: 'CompileAhead', stage }, () => {
        const files = compilation.entrypoints.get(ENTRY)?.getFiles() ?? []
        if (files.length === 0)
          throw new Error(
            `Next has no entry ${ENTRY} any more: find the new one, or drop build/compile-ahead.ts (decision 7)`,
          )
        for (const file of files) {
          if (file.endsWith('.js')) compilation.updateAsset(file, (source) => new sources.ConcatSource(HINT, source))
        }
      })
    })
  }
}

/** Adds the hint to the scripts of Next's entry `main-app`, which every page loads. Only in client builds. */
export const compileAhead: Webpack = (config, { isServer, dev, webpack: tools }) => {
  if (!(isServer || dev)) config.plugins.push(new CompileAhead(tools))
  return config
}
