import type { Where } from 'payload'

import type { Folder } from '@/src/features/media/rules/filing'
import { folderWhere } from '@/src/features/media/rules/folder-where'
import { rightsWhere } from '@/src/features/media/rules/rights'
import { IMAGE_FILE_TYPES, type ImageFilters, LARGE_IMAGE } from './image-filters'

const isEmpty = (field: string): Where => ({
  or: [{ [field]: { exists: false } }, { [field]: { equals: '' } }],
})

/**
 * The conditions of all filters but `use`, which takes a look at other documents.
 * @param folders those of the tenant
 */
export function imageConditions(
  { alt, rights, size, type, folder, tag }: ImageFilters,
  folders: readonly Folder[],
): Where[] {
  const { bytes, pixels } = LARGE_IMAGE
  const most = { filesize: bytes, width: pixels, height: pixels }
  return [
    ...(alt ? [isEmpty(`alt.${alt}`)] : []),
    ...(size
      ? [{ or: Object.entries(most).map(([name, value]) => ({ [name]: { greater_than: value } })) }]
      : []),
    ...(rights ? [rightsWhere(rights, new Date())] : []),
    ...(type ? [{ mimeType: { equals: IMAGE_FILE_TYPES[type] } }] : []),
    ...(folder ? [folderWhere(folder, folders)] : []),
    ...(tag ? [{ tags: { equals: tag } }] : []),
  ]
}
