import type { ImageHandler } from './http/serve-commerce'

type Images = { handle: ImageHandler; close: () => Promise<void> }

/** The picture service. The studio is large, so it is imported at the first request for a picture. */
export function lazyImages(options: { cacheDir: string; after: (file: string) => readonly string[] }): Images {
  const load = async () => {
    const { createImageHandler } = await import('#images/image-handler')
    return createImageHandler(options)
  }
  let loading: ReturnType<typeof load> | null = null
  return {
    handle: async (request, response) => {
      loading ??= load()
      return (await loading)(request, response)
    },
    close: async () => {
      if (loading) await (await loading).close()
    },
  }
}
