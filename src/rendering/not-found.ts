import type { SiteSetting } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import type { SiteShell } from './load-shell'
import { readRelations, resolveReference } from './relations'
import type { SiteContent } from './site'

/** The tenant's texts and image for "not found"; null if it has none. */
export async function readNotFoundTexts(
  site: SiteContent,
  { settings }: SiteShell,
  locale: Locale,
): Promise<NonNullable<SiteSetting['notFound']> | null> {
  const texts = settings?.notFound
  if (!texts) return null
  const { media } = await readRelations(site, locale, { media: [texts.image] })
  return { ...texts, image: resolveReference(media, texts.image) }
}
