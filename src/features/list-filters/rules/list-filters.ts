import { perLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

/** The states of a document in a language that a list can be narrowed to. */
export const FILTER_STATES = ['published', 'changed', 'scheduled', 'draft', 'missing'] as const
export type FilterState = (typeof FILTER_STATES)[number]

export const MAX_PATH = 200

/** What the address of a list asks for: `?nl=changed&en=missing&path=/over`. An empty path is no filter. */
export type ListFilters = { states: Record<Locale, FilterState | null>; path: string }

export function readFilters(query: Readonly<Record<string, unknown>>): ListFilters {
  const { path } = query
  return {
    states: perLocale((locale) => FILTER_STATES.find((state) => state === query[locale]) ?? null),
    path: typeof path === 'string' ? path.trim().slice(0, MAX_PATH) : '',
  }
}

export const countFilters = ({ states, path }: ListFilters): number =>
  Object.values(states).filter((state) => state !== null).length + (path === '' ? 0 : 1)
