import type { Where } from 'payload'

import { type Folder, isInFolder, NO_FOLDER, storedFolder } from './filing'

/**
 * The images of a folder and of those below it, or of none. Payload has no operator for “begins with”: the folders are
 * named.
 */
export function folderWhere(folder: string, folders: readonly Folder[]): Where {
  if (folder === NO_FOLDER) return { or: [{ folder: { exists: false } }, { folder: { equals: '' } }] }
  const stored = storedFolder(folder)
  const below = folders.map(({ path }) => path).filter((path) => path !== stored && isInFolder(path, stored))
  return { folder: { in: [stored, ...below] } }
}
