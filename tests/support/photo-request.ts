import { InMemoryCache } from '@apollo/client'
import { print } from 'graphql'
import sharp from 'sharp'
import { type UpdateCartItemDocument, UploadComplaintPhotoDocument } from '@/graphql/generated/graphql'

export const textOf = (document: typeof UploadComplaintPhotoDocument | typeof UpdateCartItemDocument) =>
  print(new InMemoryCache().transformDocument(document))
export const MUTATION = textOf(UploadComplaintPhotoDocument)
export const IDS = { channelId: '1|fi', marketId: 'fi', languageId: 'fi-FI' }

export const plain = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#a31' } })
export const GPS = { IFD0: { Copyright: 'Anna Aalto' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 10/1 0/1' } }
export const jpeg = await plain().withExif(GPS).jpeg().toBuffer()
export const png = await plain().png().toBuffer()
export const webp = await plain().webp().toBuffer()
export const bytesOf = (text: string) => Buffer.from(text, 'latin1')

let visitor = 0
export type SentPhoto = {
  file?: Uint8Array
  variables?: Record<string, unknown>
  query?: string
  map?: unknown
  headers?: Record<string, string>
  /** More parts. */
  more?: [name: string, content: string][]
}
const formOf = ({
  file = jpeg,
  variables = {},
  query = MUTATION,
  map = { 0: ['variables.file'] },
  more = [],
}: SentPhoto) => {
  const form = new FormData()
  form.append('operations', JSON.stringify({ query, variables: { file: null, ...IDS, ...variables } }))
  form.append('map', JSON.stringify(map))
  form.append('0', new Blob([new Uint8Array(file)], { type: 'text/html' }), '../../anna.html')
  for (const [name, content] of more) form.append(name, new Blob([content]), name)
  return form
}
/** A request of the shop's page with a photo, each time of another visitor. */
export function photoRequest({ headers, ...sent }: SentPhoto = {}, body: BodyInit = formOf(sent)): Request {
  visitor += 1
  const own = {
    host: 'fi.shop.test',
    'x-return-access': 'the-access',
    'x-return-site': 'fi/fi',
    'x-client-address': `198.51.${visitor}.1`,
  }
  const init = { method: 'POST', body, duplex: 'half', headers: { ...own, ...headers } }
  return new Request('http://fi.shop.test/graphql', init as RequestInit)
}
