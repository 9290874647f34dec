import type { elevate } from '@apptus/esales-api'

/** The vendor's client: its queries and notifications. */
export type SearchApi = ReturnType<typeof elevate>
