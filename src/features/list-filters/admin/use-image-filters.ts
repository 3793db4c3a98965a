import { useListDrawerContext, useListQuery } from '@payloadcms/ui'
import type { ListQuery } from 'payload'

import type { Folder } from '@/src/features/media/rules/filing'
import { imageConditions } from '../rules/image-conditions'
import { type ImageFilters, readImageFilters } from '../rules/image-filters'

export type ChangedFilters = { [Name in keyof ImageFilters]?: string | undefined }

/** The filters of the list of images: in its address, or in a picker as a query of their own. */
export function useImageFilters(folders: readonly Folder[]) {
  const { isInDrawer } = useListDrawerContext()
  const { query, refineListData } = useListQuery()
  const filters = readImageFilters({ ...query })
  const apply = (changed: ChangedFilters) => {
    // Payload keeps parameters that it does not know; its type does not.
    const asked: ListQuery & ChangedFilters = { ...changed, page: 1 }
    if (isInDrawer) {
      // The server reads the filters of a list from its address, which a picker does not have.
      const and = imageConditions(readImageFilters({ ...query, ...changed }), folders)
      asked.where = and.length > 0 ? { or: [{ and }] } : {}
    }
    void refineListData(asked)
  }
  return { filters, apply, isInDrawer }
}
