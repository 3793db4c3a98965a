import { INBOX_PARAMETERS } from '@/src/features/forms/rules/inbox'
import { isRecord } from '@/src/lib/is-record'

/** What of the address of a list a view keeps: what is shown and in which order, not the page or the columns. */
const KEPT = [
  ...['where', 'search', 'sort', 'nl', 'en', 'path', 'translation', 'to'],
  ...['alt', 'use', 'rights', 'size', 'type', 'folder', 'tag'],
  ...INBOX_PARAMETERS,
] as const

export const MAX_VIEWS = 20
export const MAX_VIEW_NAME = 60

export type SavedView = { name: string; query: Record<string, unknown> }

/** Preferences belong to a person; a view also to a list and a tenant, whose documents it may name. */
export const viewsKey = (collection: string, tenant: string): string => `views ${collection} ${tenant}`

/** The part of a list’s query that a view keeps. */
export const keptOf = (query: Readonly<Record<string, unknown>>): SavedView['query'] =>
  Object.fromEntries(KEPT.flatMap((key) => (query[key] ? [[key, query[key]]] : [])))

/** The query that shows a view: what it does not have is left out of the address. */
export const queryOf = ({ query }: SavedView): Record<string, unknown> => ({
  ...Object.fromEntries(KEPT.map((key) => [key, query[key]])),
  page: 1,
})

/** The views among a person’s preferences. */
export function readViews(stored: unknown): SavedView[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((view: unknown): SavedView[] =>
    isRecord(view) && typeof view.name === 'string' && isRecord(view.query)
      ? [{ name: view.name, query: keptOf(view.query) }]
      : [],
  )
}

/** With a view, in place of one of the same name. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  [...views.filter(({ name }) => name !== view.name), view].slice(-MAX_VIEWS)

/** Both are in the order in which views keep their parts. */
export const isShown = (view: SavedView, query: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(keptOf(view.query)) === JSON.stringify(keptOf(query))
