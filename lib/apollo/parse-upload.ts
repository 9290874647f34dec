import 'server-only'
import * as z from 'zod'
import { parseJson } from '@/lib/errors/parse-json'
import { type OperationRequest, parseOperationRequest } from './parse-operation-request'

/** Those of `operations`, `map`, the file and the end. */
const BOUNDARIES = 4
/** Where the file belongs in the variables. */
const FILE_PATH = 'variables.file'

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;,"]{1,70}))/i
const mapSchema = z.record(z.string(), z.tuple([z.literal(FILE_PATH)]))

/** Counts the parts before anything parses them: a body could hold a hundred thousand. */
function hasOneFile(bytes: Uint8Array, type: string): boolean {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? []
  const boundary = quoted ?? plain
  if (!boundary) return false
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = 0
  for (
    let at = body.indexOf(`--${boundary}`);
    at >= 0 && count <= BOUNDARIES;
    at = body.indexOf(`--${boundary}`, at + 1)
  )
    count += 1
  return count === BOUNDARIES
}

/** An upload: the operation, whose body has null in the place of the file, and the file. */
export type Upload = { operation: OperationRequest & { body: string }; file: Uint8Array }

/**
 * The upload in a multipart request (R-GQL-04, T38): one of our documents that takes a file, and one file. Null for
 * anything else. `type` is the `Content-Type` of the request; the file's own name and type are not read.
 */
export async function parseUpload(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Upload | null> {
  if (!hasOneFile(bytes, type)) return null
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null)
  const map = mapSchema.safeParse(parseJson(String(form?.get('map') ?? '')))
  const [name, ...others] = Object.keys(map.data ?? {})
  const operations = form?.get('operations')
  const file = name === undefined ? null : form?.get(name)
  if (others.length > 0 || typeof operations !== 'string' || !(file instanceof Blob)) return null
  const operation = await parseOperationRequest(new TextEncoder().encode(operations), true)
  if (!operation || operation.body === null || operation.variables.file !== null) return null
  return { operation: { ...operation, body: operation.body }, file: new Uint8Array(await file.arrayBuffer()) }
}

/** The multipart body for the service, with another file and a name of ours. */
export function uploadBody({ operation }: Upload, file: Uint8Array<ArrayBuffer>, type: string): FormData {
  const form = new FormData()
  form.append('operations', operation.body)
  form.append('map', JSON.stringify({ 0: [FILE_PATH] }))
  form.append('0', new Blob([file], { type }), 'photo')
  return form
}
