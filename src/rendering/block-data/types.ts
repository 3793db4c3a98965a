import type { Page } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import type { SiteContent } from '../site'

type AnyBlock = NonNullable<Page['blocks']>[number]
export type BlockOf<T extends AnyBlock['blockType']> = Extract<AnyBlock, { blockType: T }>

/**
 * What a block shows besides its own fields, and the cache tags that this depends on. `until` is when it expires without
 * a change, such as at the end of a vacancy.
 */
export type Read<Data> = { data: Data; tags: string[]; until?: Date | null }

/**
 * Reads what blocks of one type show: published in the locale, with links resolved for the site. `listPage` is the
 * requested page of a paginated list, from 1.
 */
export type Reader<T extends AnyBlock['blockType'], Data> = (
  site: SiteContent,
  locale: Locale,
  block: BlockOf<T>,
  listPage: number,
) => Promise<Read<Data>>
