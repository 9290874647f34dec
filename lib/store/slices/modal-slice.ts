import type { SharedLine } from '@/lib/cart/shared-cart-types'
import type { CreateSlice } from '@/lib/store/slice'

/** Name of the component of the open dialog; '' without one. */
export type ModalState = {
  component: '' | 'cart-link'
  props: { lines: readonly SharedLine[] }
  /** Whether the page behind is darkened. */
  showOverlay: boolean
  /** Whether it is at the bottom of the viewport. */
  bottom: boolean
}

export type ModalSlice = {
  modal: ModalState
  openModal: (modal: Pick<ModalState, 'component' | 'props'> & Partial<ModalState>) => void
  closeModal: () => void
}

const CLOSED: ModalState = { component: '', props: { lines: [] }, showOverlay: true, bottom: false }

/** R-STATE-05: a modal closes to an empty component with its overlay shown. */
export const createModalSlice: CreateSlice<ModalSlice> = (set) => ({
  modal: CLOSED,
  openModal: (modal) => set(() => ({ modal: { ...CLOSED, ...modal } })),
  closeModal: () => set(() => ({ modal: CLOSED })),
})
