const FIELDS = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'entryCode',
  'careOf',
  'city',
  'state',
  'country',
  'zip',
  'company',
  'mobile',
  'phone',
]

/** The schema's AddressType; a missing field is ''. */
export const addressType = (address: Record<string, string | null | undefined>) =>
  Object.fromEntries(FIELDS.map((field) => [field, address[field] ?? '']))
