import type { SavedView } from '../rules/saved-views'

/** A list with filters, and the views that somebody has saved of it. */
export type FilteredList = { collection: string; tenant: string; views: readonly SavedView[] }
