import type { ShopEvent } from '@/lib/store/shop-events'
import type { CreateSlice } from '@/lib/store/slice'

export type EventsSlice = { events: ShopEvent[]; addEvent: (event: ShopEvent) => void }

// limits the memory of a tab that is open for days
const EVENTS_KEPT = 200

export const createEventsSlice: CreateSlice<EventsSlice> = (set) => ({
  events: [],
  addEvent: (event) => set((state) => ({ events: [...state.events, event].slice(-EVENTS_KEPT) })),
})
