import type { SharedLine } from '@/lib/cart/shared-cart-types'
import type { CreateSlice } from '@/lib/store/slice'

/** The drawers, by name. Each has a line in `components/layers/layer-registry.ts`. */
export type OverlayName = 'cart' | 'sign-in'

/** The props of each dialog, by its name. Each has a line in `components/layers/layer-registry.ts`. */
export type ModalProps = { 'cart-link': { lines: readonly SharedLine[] }; consent: Record<string, never> }
export type ModalName = keyof ModalProps

/** The open drawer and the edge of the page where it is; both are '' when none is open. */
type OverlayState = { current: OverlayName | ''; frame: 'right' | '' }

type OpenModal = { [Name in ModalName]: { component: Name; props: ModalProps[Name] } }[ModalName]
type ModalLook = {
  /** Whether the page behind is darkened. */
  showOverlay: boolean
  /** Whether the dialog is at the bottom of the viewport. */
  bottom: boolean
}
/** The open dialog; `component` is '' without one. */
type ModalState = (OpenModal | { component: ''; props: Record<string, never> }) & ModalLook

/** A message without an action, already in the shopper's language; '' while hidden. */
export type NotificationState = {
  message: string
  placement: 'top-right' | 'bottom-center'
  mode: '' | 'error'
}

/** A message with an action, such as undo; `message` is '' while hidden. */
export type SnackbarState = { message: string; action: { words: string; run: () => void } | null }

/** What lies over the page. */
export type LayersState = {
  overlay: OverlayState
  modal: ModalState
  notification: NotificationState
  snackbar: SnackbarState
}

export type LayersSlice = {
  layers: LayersState
  setLayers: (change: Partial<LayersState>) => void
  openOverlay: (current: OverlayName) => void
  /** Closes the open drawer; given a name, only that one. */
  closeOverlay: (current?: OverlayName) => void
  openModal: (modal: OpenModal & Partial<ModalLook>) => void
  /** Closes the open dialog; given a name, only that one. */
  closeModal: (component?: ModalName) => void
}

export const NO_LAYERS: LayersState = {
  overlay: { current: '', frame: '' },
  modal: { component: '', props: {}, showOverlay: true, bottom: false },
  notification: { message: '', placement: 'top-right', mode: '' },
  snackbar: { message: '', action: null },
}

/**
 * R-STATE-04, R-STATE-05, R-STATE-06: `overlay`, `modal`, `notification` and `snackbar` with the values that the
 * requirements name. A drawer and a dialog are never open together.
 */
export const createLayersSlice: CreateSlice<LayersSlice> = (set) => {
  const { overlay, modal } = NO_LAYERS
  const change = (from: (layers: LayersState) => Partial<LayersState>) =>
    set(({ layers }) => ({ layers: { ...layers, ...from(layers) } }))
  return {
    layers: NO_LAYERS,
    setLayers: (layers) => change(() => layers),
    openOverlay: (current) => change(() => ({ overlay: { current, frame: 'right' }, modal })),
    closeOverlay: (name) => change(({ overlay: { current } }) => (!name || name === current ? { overlay } : {})),
    openModal: (opened) => change(() => ({ overlay, modal: { ...modal, ...opened } })),
    closeModal: (name) => change(({ modal: { component } }) => (!name || name === component ? { modal } : {})),
  }
}
