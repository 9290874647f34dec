import type { NextConfig } from 'next'

type Webpack = NonNullable<NextConfig['webpack']>

// the framework brings webpack without its types: these are the parts used here
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

// read by Chromium from the first line of a file only; other browsers see a comment
const HINT = '//# allFunctionsCalledOnLoad\n'
const ENTRY = 'main-app'

/**
 * Has React and the framework compiled beside the main thread while they arrive. Most of their functions run at the
 * start of every page; compiled one by one at their first call they held a phone's main thread three times as long
 * as everything else at the start (docs/decisions/0007).
 */
class CompileAhead {
  readonly #tools: Tools

  constructor(tools: Tools) {
    this.#tools = tools
  }

  apply(compiler: { hooks: { thisCompilation: Tap } }): void {
    const { Compilation, sources } = this.#tools
    compiler.hooks.thisCompilation.tap('CompileAhead', (compilation) => {
      // after the files were made small, which drops comments; before their names are taken from their content
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tap({ name: 'CompileAhead', stage }, () => {
        for (const file of compilation.entrypoints.get(ENTRY)?.getFiles() ?? []) {
          if (file.endsWith('.js')) compilation.updateAsset(file, (source) => new sources.ConcatSource(HINT, source))
        }
      })
    })
  }
}

/** Marks the scripts every page starts with for compilation ahead of their first call. */
export const compileAhead: Webpack = (config, { isServer, dev, webpack: tools }) => {
  if (!(isServer || dev)) config.plugins.push(new CompileAhead(tools))
  return config
}
