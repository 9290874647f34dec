import type { SharedLine } from '@/lib/cart/shared-cart-types'
import type { CreateSlice } from '@/lib/store/slice'

/** The open dialog; `component` is '' without one. */
export type ModalState = {
  component: '' | 'cart-link'
  props: { lines: readonly SharedLine[] }
  /** Whether the page behind is darkened. */
  showOverlay: boolean
  /** Whether the dialog is at the bottom of the viewport. */
  bottom: boolean
}

export type ModalSlice = {
  modal: ModalState
  openModal: (modal: Pick<ModalState, 'component' | 'props'> & Partial<ModalState>) => void
  closeModal: () => void
}

const CLOSED: ModalState = { component: '', props: { lines: [] }, showOverlay: true, bottom: false }

/** R-STATE-05: closing resets `component` to '' and `showOverlay` to true. */
export const createModalSlice: CreateSlice<ModalSlice> = (set) => ({
  modal: CLOSED,
  openModal: (modal) => set(() => ({ modal: { ...CLOSED, ...modal } })),
  closeModal: () => set(() => ({ modal: CLOSED })),
})
