import type { CreateSlice } from '@/lib/store/slice'

export type ModalState = {
  component: string
  props: Record<string, unknown>
  showOverlay: boolean
  bottom: boolean
}

export type ModalSlice = {
  modal: ModalState
  openModal: (modal: Pick<ModalState, 'component'> & Partial<ModalState>) => void
  closeModal: () => void
}

const CLOSED: ModalState = { component: '', props: {}, showOverlay: true, bottom: false }

/** R-STATE-05: a modal closes to an empty component with its overlay shown. */
export const createModalSlice: CreateSlice<ModalSlice> = (set) => ({
  modal: CLOSED,
  openModal: (modal) => set(() => ({ modal: { ...CLOSED, ...modal } })),
  closeModal: () => set(() => ({ modal: CLOSED })),
})
