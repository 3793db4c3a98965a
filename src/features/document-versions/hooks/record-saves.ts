import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
  Plugin,
} from 'payload'

import { isUuid } from '@/src/lib/uuid'
import { requestConnection } from '@/src/platform/database/connection'
import { tableName } from '@/src/platform/database/table-name'
import { isVersioned, RESTORED_OVER, SAVED_BY, SAVED_IN, VERSION_NAME } from '../rules/versioned'

/** Plain text: an account that is removed leaves no name behind, and its versions stay. */
const fields: Field[] = [SAVED_BY, SAVED_IN, RESTORED_OVER, VERSION_NAME].map((name) => ({
  name,
  type: 'text',
  hidden: true,
}))

type Saved = {
  [Name in typeof SAVED_BY | typeof SAVED_IN | typeof RESTORED_OVER | typeof VERSION_NAME]?: string | null
}

/** Stores with every version who saved it, and in which language. */
const recordSave: CollectionBeforeChangeHook<Saved & { id: string }> = ({ data, req }) => ({
  ...data,
  [SAVED_BY]: req.user?.id ?? null,
  [SAVED_IN]: req.locale ?? null,
  // A restore names it afterwards.
  [RESTORED_OVER]: null,
  // Of the version before, whose fields come along.
  [VERSION_NAME]: null,
})

/** Autosaves replace the version of the autosave before them: those of somebody else, or in another language, stay. */
const keepSeriesOfOthers: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' || !('id' in args) || !isUuid(args.id)) return
  if (!Reflect.get(args, 'autosave')) return
  const connection = await requestConnection(req)
  await connection.execute(sql`
    UPDATE ${sql.identifier(`_${tableName(collection.slug)}_v`)} SET autosave = false
    WHERE parent_id = ${args.id} AND latest AND autosave
      AND (version_saved_by, version_saved_in)
        IS DISTINCT FROM (${req.user?.id ?? null}::text, ${req.locale ?? null}::text)`)
}

const withSaves = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [...collection.fields, ...fields],
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), keepSeriesOfOthers],
    beforeChange: [...(collection.hooks?.beforeChange ?? []), recordSave],
  },
})

/** Lets every version tell who saved it, and in which language. */
export const recordSaves: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    isVersioned(collection.slug) ? withSaves(collection) : collection,
  ),
})
