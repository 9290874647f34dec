/** Setter of a slice for its own part of the state. */
export type SetSlice<Own> = (change: (state: Own) => Partial<Own>) => void

/** Creates a slice: its data under one key, and its synchronous setters. */
export type CreateSlice<Own> = (set: SetSlice<Own>) => Own
