import type { Counted, Folder } from '@/src/features/media/rules/filing'
import type { SavedView } from '../rules/saved-views'

/** A list with filters, and the views that somebody has saved of it. */
export type FilteredList = { collection: string; tenant: string; views: readonly SavedView[] }

/** The list of images, with its folders and tags. */
export type FilteredImages = FilteredList & { folders: readonly Folder[]; tags: readonly Counted[] }
