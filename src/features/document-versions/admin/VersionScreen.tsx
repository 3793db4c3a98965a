import type { DocumentViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import { LocalTime } from '@/src/admin/LocalTime'
import { isVersioned } from '@/src/features/document-versions/rules/versioned'
import type { VersionEntry } from '@/src/features/document-versions/rules/version-entry'
import {
  newestVersion,
  readVersionEntries,
  readVersionEntry,
} from '@/src/features/document-versions/server/list-versions'
import { untitledName } from '@/src/admin/document/untitled-name'
import { toLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { LocalVersionDate } from '@/src/upstream/payload/LocalVersionDate'
import { TitleInsteadOfId } from '@/src/upstream/payload/TitleInsteadOfId'
import { VersionView } from '@/src/upstream/payload/version-view'
import { SavedLanguage, SaverName } from './cells'
import { NameVersion } from './NameVersion'
import { RestoreVersion } from './RestoreVersion'
import { VERSION_TEXTS } from './texts'

type Shown = { entries: ReadonlyMap<string, VersionEntry>; newest: Newest | null; language: Locale }
type Newest = { id: string; savedAt: string }

/** What the versions are called that one can compare with. */
function comparedNames({ entries, newest, language }: Shown): Map<string, ReactNode> {
  const names = [...entries.values()].map((entry): [string, ReactNode] => [
    entry.id,
    <span key={entry.id} className="gevel-version">
      <LocalTime value={entry.savedAt} />
      <SavedLanguage entry={entry} language={language} />
    </span>,
  ])
  if (newest)
    names.push([
      newest.id,
      <span key={newest.id} className="gevel-version">
        <LocalTime value={newest.savedAt} />
        <span>{VERSION_TEXTS[language].newest}</span>
      </span>,
    ])
  return new Map(names)
}

/**
 * Payload's comparison of a version, at first with the newest one and in the language that it would be restored in, and our
 * button to restore it in place of Payload's.
 */
export async function VersionScreen(props: DocumentViewServerProps) {
  const { initPageResult, routeSegments, searchParams = {} } = props
  const { collectionConfig, docID, permissions, req } = initPageResult
  const version = routeSegments.at(-1)
  const collection = collectionConfig?.slug ?? ''
  if (!version || !isVersioned(collection)) return <VersionView {...props} namesOf={async () => new Map()} />
  const newest = await newestVersion(req, { collection, document: String(docID) })
  const entry = (await readVersionEntry(req, { collection, id: version }))?.entry
  const language = toLocale(req.i18n.language)
  const canUpdate = permissions.collections?.[collection]?.update
  const hasNoTitle = collectionConfig?.admin.useAsTitle === 'id'
  const edited = toLocale(String(searchParams.locale ?? req.locale))
  const compared = {
    ...(newest && newest.id !== version && { versionFrom: newest.id }),
    ...{ localeCodes: JSON.stringify([edited]), ...searchParams },
  }
  const namesOf = async (ids: readonly string[]) =>
    comparedNames({ entries: await readVersionEntries(req, { collection, ids }), newest, language })
  return (
    <>
      <section aria-label={VERSION_TEXTS[language].version}>
        {entry && (
          <div className="gevel-version-facts">
            <LocalVersionDate savedAt={entry.savedAt} />
            <LocalTime value={entry.savedAt} />
            <SavedLanguage entry={entry} language={language} />
            <SaverName entry={entry} language={language} />
            {canUpdate && <NameVersion {...{ collection, version, name: entry.name }} />}
          </div>
        )}
        {hasNoTitle && (
          <TitleInsteadOfId title={untitledName({ payload: req.payload, i18n: req.i18n }, collection)} />
        )}
        {canUpdate && <RestoreVersion version={version} />}
      </section>
      <VersionView {...props} searchParams={compared} namesOf={namesOf} />
    </>
  )
}
