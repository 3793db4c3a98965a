import { loadDocument } from '@/src/rendering/resolve-document'
import { loadSite } from '@/src/rendering/site'
import type { Locale } from '@/src/lib/constants'
import { joinPath } from '@/src/routing/parse-path'
import { encodePath, localizedPath } from '@/src/routing/build-path'
import { resolvePath } from '@/src/routing/resolve-path'
import { routingStore } from '@/src/routing/store/cache'
import type { DocumentResolution } from './resolution'
import { toResolution } from './serialize-shown'

type Payload = { data: DocumentResolution; tags: string[]; until: Date | null }

/**
 * The published document at a path of a site, in the shape of `POST /api/pages`; null where there is none.
 * @param segments of the page path, decoded
 * @returns with its cache tags, and the time at which it changes by itself
 */
export async function readPayload(
  hostname: string,
  locale: Locale,
  segments: readonly string[],
): Promise<Payload | null> {
  const store = routingStore()
  const [site, content] = await Promise.all([store.findSite(hostname), loadSite(hostname, locale)])
  if (!site || !content) return null
  const path = encodePath(localizedPath(locale, site.defaultLocale, joinPath(segments)))
  const action = await resolvePath(store, site, path)
  const shown = action.type === 'page' ? await loadDocument(content, locale, action, action.listPage) : null
  if (action.type !== 'page' || !shown) return null
  return {
    data: toResolution(content, shown, action),
    tags: [...content.tags, ...shown.content.tags],
    until: shown.kind === 'page' ? shown.content.until : null,
  }
}
