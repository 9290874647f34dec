export const importSearchPanel = () => import('./search-panel').then(({ SearchPanel }) => SearchPanel)

/** Loads the code of what the search shows, only ahead of time: opening the search asks again. */
export function preloadSearch(): void {
  importSearchPanel().catch(() => {})
}
