import * as z from 'zod/mini'

/** What a page sends to the service worker: the offline page of its language, and pictures that may be shown on it. */
export const offlineMessageSchema = z.object({
  offlinePage: z.string().check(z.startsWith('/')),
  pictures: z.array(z.string()),
})
export type OfflineMessage = z.infer<typeof offlineMessageSchema>
