import type { Shop } from './shop'
import { NO_LAYERS } from './slices/layers-slice'

/**
 * Closes everything over the page: drawer, dialog, quick shop, added notice and messages. Called when the path changes
 * and when the document is left. A timer that still runs finds nothing to hide.
 */
export function closeLayers({ store }: Pick<Shop, 'store'>): void {
  const { setLayers, setAdded, closeQuickshop } = store.getState()
  setLayers(NO_LAYERS)
  setAdded(null)
  closeQuickshop()
}
