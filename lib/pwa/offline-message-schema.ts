import * as z from 'zod/mini'

/** Message of a page to the service worker: the offline page of its language, and pictures that it can show. */
export const offlineMessageSchema = z.object({
  offlinePage: z.string().check(z.startsWith('/')),
  pictures: z.array(z.string()),
})
export type OfflineMessage = z.infer<typeof offlineMessageSchema>
