import 'client-only'
import { UploadComplaintPhotoDocument } from '@/graphql/generated/graphql'
import { createBrowserClient } from '@/lib/apollo/browser-client'
import { type UploadContext, uploadLink } from '@/lib/apollo/links/upload-link'
import { toAppError } from '@/lib/apollo/to-app-error'
import type { MarketLang } from '@/lib/market/site'
import { RETURN_ACCESS, RETURN_SITE } from './return-calls'

/** Ms for one photo, on a slow telephone too; the shop's server waits longer (`scripts/serve/shop-server.mjs`). */
const TIMEOUT = 90_000

/** Why a photo was not taken. `closed`: the order has to be opened again. */
export type PhotoProblem = 'tooLarge' | 'wrongType' | 'broken' | 'closed' | 'limited' | 'failed'

const PROBLEMS: Record<number, PhotoProblem> = {
  403: 'closed',
  413: 'tooLarge',
  415: 'wrongType',
  422: 'broken',
  429: 'limited',
}

type Sending = { access: string; signal: AbortSignal; onProgress: (share: number) => void }

/**
 * Uploads a photo for a complaint about the order that `access` opens, always through the shop's own `/graphql`, which
 * draws it anew. Resolves with its id or with the problem.
 */
export async function sendPhoto(
  site: MarketLang,
  file: Blob,
  { access, signal, onProgress }: Sending,
): Promise<{ id: string } | { problem: PhotoProblem }> {
  const client = createBrowserClient({ site }, uploadLink({ url: '/graphql', timeout: TIMEOUT }))
  const context = {
    headers: { [RETURN_ACCESS]: access, [RETURN_SITE]: `${site.market}/${site.lang}` },
    fetchOptions: { signal, onProgress },
  } satisfies UploadContext & { headers: Record<string, string> }
  try {
    const { data } = await client.mutate({
      mutation: UploadComplaintPhotoDocument,
      variables: { file },
      fetchPolicy: 'no-cache',
      context,
    })
    return data ? data.uploadComplaintPhoto : { problem: 'failed' }
  } catch (error) {
    return { problem: PROBLEMS[toAppError(error).statusCode] ?? 'failed' }
  }
}
