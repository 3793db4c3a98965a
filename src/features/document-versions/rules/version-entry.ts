import type { Locale } from '@/src/lib/constants'

/**
 * Who saved a version: an account, one that was removed since, the system (a scheduled publication), or unknown, of versions
 * from before this was stored. The name is null where the reader may not see it.
 */
export const SAVERS = ['account', 'removed', 'system', 'unknown'] as const
export type Saver = { kind: (typeof SAVERS)[number]; id: string | null; name: string | null }

/** What a list of versions tells of one. */
export type VersionEntry = {
  id: string
  /** What somebody called it; a version with a name is kept. */
  name: string | null
  savedAt: string
  savedBy: Saver
  /** The language that was saved; null for all of them at once, or when it is unknown. */
  locale: Locale | null
  /** The state of that language in this version; null where languages are not published, or the language is unknown. */
  state: 'draft' | 'published' | null
  /** Saved while somebody typed. */
  autosaved: boolean
  /** A restore replaced it: restoring it undoes that. */
  beforeRestore: boolean
}
