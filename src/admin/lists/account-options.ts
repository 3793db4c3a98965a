import type { Payload, TypedUser } from 'payload'

import type { FilterOption } from './FilterBar'

/** The longest list of accounts that a select can offer. */
const MAX_ACCOUNTS = 200

/** The accounts that somebody may see, to filter a list by. */
export async function accountOptions({
  payload,
  user,
}: {
  payload: Payload
  user: TypedUser | null
}): Promise<FilterOption[]> {
  const { docs } = await payload.find({
    collection: 'users',
    select: { name: true },
    sort: 'name',
    depth: 0,
    limit: MAX_ACCOUNTS,
    pagination: false,
    user,
    overrideAccess: false,
  })
  return docs.map(({ id, name }) => ({ value: id, label: name }))
}
