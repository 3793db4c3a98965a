import { sql } from 'drizzle-orm'
import type { CollectionBeforeOperationHook, FieldHook, FlattenedField, PayloadRequest } from 'payload'

import { isKept } from '@/src/access/trash'
import { isUuid } from '@/src/lib/uuid'
import { requestConnection } from '@/src/platform/database/connection'
import { tableName } from '@/src/platform/database/table-name'
import { type Shape, shapeRows } from './shape'

const RESTORING = 'restoring a version'

/** Tells the hooks of a save that it restores a version. */
export const restoring = (req: PayloadRequest): void => {
  req.context[RESTORING] = true
}

/** Payload tells the hooks of a restored version from those of a save by nothing else. */
export const markRestoring: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'restoreVersion') restoring(req)
}

/** Whether a save restores a version. */
export const isRestoring = ({ context }: Pick<PayloadRequest, 'context'>): boolean =>
  context[RESTORING] === true

/** The collection that a field refers to; null for any other field. */
const targetOf = (field: FlattenedField): string | null =>
  (field.type === 'relationship' || field.type === 'upload') && typeof field.relationTo === 'string'
    ? field.relationTo
    : null

/** Which of these documents exist; ids by collection. */
export async function findExisting(
  req: PayloadRequest,
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<Set<unknown>> {
  const connection = await requestConnection(req)
  const found = new Set<unknown>()
  for (const [slug, ids] of wanted) {
    const { rows } = await connection.execute(sql`
      SELECT id FROM ${sql.identifier(tableName(slug))} WHERE id = ANY(${sql.param([...ids])}::uuid[])
        AND ${isKept(slug, tableName(slug))}`)
    for (const { id } of rows) found.add(id)
  }
  return found
}

/**
 * Removes references to deleted documents from the blocks of a version that is restored, as foreign keys did: the version is
 * older than their deletion, and could not be saved with them.
 */
export const clearMissing: FieldHook = async (args): Promise<unknown> => {
  if (!isRestoring(args.req)) return args.value
  const wanted = new Map<string, Set<string>>()
  const collect: Shape = (field, value) => {
    const target = targetOf(field)
    for (const id of target ? [value].flat() : [])
      if (isUuid(id)) wanted.set(target ?? '', (wanted.get(target ?? '') ?? new Set<string>()).add(id))
    return value
  }
  shapeRows(args, collect)
  const found = await findExisting(args.req, wanted)
  return shapeRows(args, (field, value) => {
    if (!targetOf(field)) return value
    if (Array.isArray(value)) return value.filter((id: unknown) => found.has(id)) as unknown[]
    return found.has(value) ? value : null
  })
}
