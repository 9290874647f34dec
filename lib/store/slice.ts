/** Setter of a slice for its own part of the state. */
export type SetSlice<Own> = (change: (state: Own) => Partial<Own>) => void

/** A slice: its data under one key, and the synchronous setters beside it. */
export type CreateSlice<Own> = (set: SetSlice<Own>) => Own
