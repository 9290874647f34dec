type Extracted = { value: unknown; files: { path: string; file: Blob }[] }

function extract(value: unknown, path: string): Extracted {
  if (value instanceof Blob) return { value: null, files: [{ path, file: value }] }
  if (Array.isArray(value)) {
    const parts = value.map((item, index) => extract(item, `${path}.${index}`))
    return { value: parts.map((part) => part.value), files: parts.flatMap((part) => part.files) }
  }
  // Only plain objects are walked: a Date or a URL has its own JSON form.
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    const parts = Object.entries(value).map(([key, item]) => [key, extract(item, `${path}.${key}`)] as const)
    return {
      value: Object.fromEntries(parts.map(([key, part]) => [key, part.value])),
      files: parts.flatMap(([, part]) => part.files),
    }
  }
  return { value, files: [] }
}

/** Request body: JSON, or the GraphQL multipart form (operations, map, one part per file) when files are present (R-GQL-04). */
export function requestBody(body: { variables: unknown } & Record<string, unknown>): string | FormData {
  const { value, files } = extract(body.variables, 'variables')
  if (files.length === 0) return JSON.stringify(body)
  const form = new FormData()
  form.append('operations', JSON.stringify({ ...body, variables: value }))
  form.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))))
  for (const [index, { file }] of files.entries()) form.append(String(index), file)
  return form
}
