import { Gutter, ListQueryProvider, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { Column, DocumentViewServerProps, PaginatedDocs } from 'payload'
import { Fragment, type ReactNode } from 'react'

import { isVersioned } from '@/src/features/document-versions/rules/versioned'
import type { VersionEntry } from '@/src/features/document-versions/rules/version-entry'
import { listVersions } from '@/src/features/document-versions/server/list-versions'
import { untitledName } from '@/src/admin/document/untitled-name'
import { toLocale } from '@/src/i18n/locale-texts'
import { TitleInsteadOfId } from '@/src/upstream/payload/TitleInsteadOfId'
import { VersionDrawerCreatedAtCell, VersionsViewClient } from '@/src/upstream/payload/version-list'
import { SavedLanguage, SaverName } from './cells'
import { VERSION_TEXTS } from './texts'
import { VersionTime } from './VersionTime'

const LIMITS = [10, 25, 50]

/** In the drawer of the comparison, which chooses the version to compare with. */
type Props = DocumentViewServerProps & { versions?: { useVersionDrawerCreatedAtCell?: boolean } }

const toColumn = (accessor: string, heading: string, renderedCells: ReactNode[]): Column => ({
  ...{ accessor, active: true, field: { name: accessor, type: 'text' } },
  Heading: heading,
  renderedCells,
})

const numberIn = (value: unknown, otherwise: number): number => Math.trunc(Number(value)) || otherwise

/** The versions of a document, newest first: when, what and who. */
export async function VersionList({ initPageResult, searchParams = {}, versions: drawer }: Props) {
  const { collectionConfig, docID, req } = initPageResult
  const collection = collectionConfig?.slug ?? ''
  if (!collectionConfig || !isVersioned(collection) || !docID) return notFound()
  const document = String(docID)
  const language = toLocale(req.i18n.language)
  const texts = VERSION_TEXTS[language]
  const limit = LIMITS.find((allowed) => allowed === Number(searchParams.limit)) ?? 10
  const page = Math.max(1, numberIn(searchParams.page, 1))
  const found = await listVersions(req, { collection, document, page, limit })
  const each = (cell: (entry: VersionEntry) => ReactNode) => found.docs.map(cell)
  const columns = [
    toColumn(
      'savedAt',
      texts.when,
      each(({ id, savedAt, beforeRestore }) =>
        drawer?.useVersionDrawerCreatedAtCell ? (
          <VersionDrawerCreatedAtCell key={id} rowData={{ id, updatedAt: savedAt }} />
        ) : (
          <VersionTime
            key={id}
            {...{ collection, document, savedAt, version: id, locale: String(req.locale) }}
            undo={beforeRestore ? texts.undoRestore : null}
          />
        ),
      ),
    ),
    toColumn(
      'locale',
      texts.what,
      each((entry) => <SavedLanguage key={entry.id} entry={entry} language={language} />),
    ),
    toColumn(
      'savedBy',
      texts.who,
      each((entry) => <SaverName key={entry.id} entry={entry} language={language} />),
    ),
  ]
  const Frame = drawer?.useVersionDrawerCreatedAtCell ? Fragment : Gutter
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collection}
        id={document}
        pluralLabel={collectionConfig.labels.plural}
        useAsTitle={collectionConfig.admin.useAsTitle ?? 'id'}
        view={req.i18n.t('version:versions')}
      />
      {collectionConfig.admin.useAsTitle === 'id' && (
        <TitleInsteadOfId title={untitledName({ payload: req.payload, i18n: req.i18n }, collection)} />
      )}
      <main className="versions gevel-versions">
        <Frame>
          <ListQueryProvider data={found as unknown as PaginatedDocs} modifySearchParams query={{ limit }}>
            <VersionsViewClient
              baseClass="versions"
              columns={columns}
              fetchURL=""
              paginationLimits={LIMITS}
            />
          </ListQueryProvider>
        </Frame>
      </main>
    </>
  )
}
