import type { Payload, TypedUser } from 'payload'

/** What an account has chosen in the panel before, by its key; undefined for nothing yet. */
export async function readPreference(
  payload: Payload,
  user: TypedUser | null | undefined,
  key: string,
): Promise<unknown> {
  if (!user) return undefined
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: { key: { equals: key }, 'user.value': { equals: user.id } },
    ...{ limit: 1, pagination: false, depth: 0, user, overrideAccess: false },
  })
  return docs[0]?.value
}
