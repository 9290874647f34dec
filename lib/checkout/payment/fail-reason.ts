const REASONS = ['generic', 'error', 'outofstock', 'blocked'] as const
type FailReason = (typeof REASONS)[number]

/** The `?reason=` of a failed payment; `generic` for an unknown reason. */
export function failReason(search: string): FailReason {
  const asked = (new URLSearchParams(search).get('reason') ?? '').toLowerCase().replace(/[^a-z]/g, '')
  return REASONS.find((reason) => reason === asked) ?? 'generic'
}
