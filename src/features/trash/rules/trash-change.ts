/** How many days a deleted document can be restored. */
export const TRASH_DAYS = 30

type Stored = { deletedAt?: string | null } | null | undefined

/** Whether a save moves a document to the trash, or takes it out. */
export function trashChange(data: Stored, before: Stored): 'trash' | 'restore' | null {
  if (data?.deletedAt && !before?.deletedAt) return 'trash'
  return data?.deletedAt === null && before?.deletedAt ? 'restore' : null
}
