/** How the images of a list are shown. */
export const LIBRARY_VIEWS = ['grid', 'table'] as const
export type LibraryView = (typeof LIBRARY_VIEWS)[number]

/** The preference of a person that keeps it, for the list and every picker. */
export const LIBRARY_VIEW_KEY = 'media library view'

export const readLibraryView = (stored: unknown): LibraryView =>
  LIBRARY_VIEWS.find((view) => view === stored) ?? 'grid'
