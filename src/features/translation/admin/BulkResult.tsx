'use client'

import { useEffect, useState } from 'react'

import type { Locale } from '@/src/lib/constants'
import { type Bulk, type BulkDocuments, readBulkDocuments } from './bulk-calls'
import type { BulkTexts } from './bulk-texts'
import { documentName } from './document-name'
import { translationHref } from './translation-href'

type Props = { bulk: Bulk; tenant: string; language: Locale; texts: BulkTexts }
type Results = Record<'done' | 'failed', BulkDocuments>

type ListProps = { label: string; documents: BulkDocuments } & Omit<Props, 'tenant'>

function DocumentList({ label, documents: { rows, total }, bulk, language, texts }: ListProps) {
  if (total === 0) return null
  return (
    <>
      <h2>{label}</h2>
      <ul>
        {rows.map(({ collection, id, title, untranslated, problem }) => {
          const remark = problem ?? (untranslated > 0 ? texts.left(untranslated) : null)
          return (
            <li key={id}>
              <a href={translationHref(language, collection, id, bulk)}>
                {documentName({ collection, title }, language)}
              </a>
              {remark && `: ${remark}`}
            </li>
          )
        })}
      </ul>
      {total > rows.length && <p>{texts.more(total - rows.length)}</p>}
    </>
  )
}

/** What became of the documents, each with a link to review or translate it side by side. */
export function BulkResult({ bulk, tenant, language, texts }: Props) {
  const [results, setResults] = useState<Results | null>(null)
  const { id, state } = bulk
  useEffect(() => {
    let isOver = false
    void Promise.all([readBulkDocuments(tenant, id, 'done'), readBulkDocuments(tenant, id, 'failed')])
      .then(([done, failed]) => isOver || setResults({ done, failed }))
      // The figures above say the same, without the links.
      .catch(() => null)
    return () => {
      isOver = true
    }
  }, [tenant, id, state])
  if (!results) return null
  const shared = { bulk, language, texts }
  return (
    <div className="gevel-translations__report">
      <DocumentList label={texts.untranslated} documents={results.failed} {...shared} />
      <DocumentList label={texts.review} documents={results.done} {...shared} />
    </div>
  )
}
