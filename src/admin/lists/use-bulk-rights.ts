import { useAuth, useListDrawerContext } from '@payloadcms/ui'

/**
 * What somebody may do with the documents of a list that they select. In a drawer the selected ones are chosen, so that
 * nothing is done with them.
 */
export function useBulkRights(collection: string) {
  const { isInDrawer } = useListDrawerContext()
  const { permissions } = useAuth()
  const allowed = permissions?.collections?.[collection]
  return { isInDrawer, change: Boolean(allowed?.update), remove: Boolean(allowed?.delete) }
}
