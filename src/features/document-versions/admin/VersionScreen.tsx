import type { DocumentViewServerProps, PayloadRequest } from 'payload'

import { LocalTime } from '@/src/admin/LocalTime'
import { isVersioned } from '@/src/features/document-versions/rules/versioned'
import { readVersionEntry } from '@/src/features/document-versions/server/list-versions'
import { toLocale } from '@/src/i18n/locale-texts'
import { LocalVersionDate } from '@/src/upstream/payload/LocalVersionDate'
import { VersionView } from '@/src/upstream/payload/version-view'
import { SavedLanguage, SaverName } from './cells'
import { RestoreVersion } from './RestoreVersion'
import { VERSION_TEXTS } from './texts'

/** The newest version of a document, as far as the account may read it. */
async function newestVersion(req: PayloadRequest, slug: string, document: unknown): Promise<string | null> {
  if (!isVersioned(slug)) return null
  const { docs } = await req.payload.findVersions({
    ...{ collection: slug, depth: 0, limit: 1, pagination: false, select: { parent: true } },
    where: { parent: { equals: document }, latest: { equals: true } },
    ...{ user: req.user, overrideAccess: false, req },
  })
  return docs[0]?.id ?? null
}

/** Payload's comparison of a version, at first with the newest one, and our button to restore it in place of Payload's. */
export async function VersionScreen(props: DocumentViewServerProps) {
  const { initPageResult, routeSegments, searchParams = {} } = props
  const { collectionConfig, docID, permissions, req } = initPageResult
  const version = routeSegments.at(-1)
  const slug = collectionConfig?.slug ?? ''
  const newest = searchParams.versionFrom ? null : await newestVersion(req, slug, docID)
  const compared = newest && newest !== version ? { ...searchParams, versionFrom: newest } : searchParams
  const found =
    version && isVersioned(slug) ? await readVersionEntry(req, { collection: slug, id: version }) : null
  const entry = found?.entry
  const shown = { language: toLocale(req.i18n.language) }
  return (
    <>
      <section aria-label={VERSION_TEXTS[shown.language].version}>
        {entry && (
          <div className="gevel-version-facts">
            <LocalVersionDate savedAt={entry.savedAt} />
            <LocalTime value={entry.savedAt} />
            <SavedLanguage entry={entry} {...shown} />
            <SaverName entry={entry} {...shown} />
          </div>
        )}
        {version && permissions.collections?.[slug]?.update && <RestoreVersion version={version} />}
      </section>
      <VersionView {...props} searchParams={compared} />
    </>
  )
}
