'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { useId } from 'react'

import type { Deletion } from '@/src/features/where-used/rules/deletion'
import { toLocale } from '@/src/i18n/locale-texts'
import { documentHref } from '@/src/routing/admin-paths'
import type { DeletionTexts } from './texts'

type UsesProps = { deletion: Deletion; texts: DeletionTexts }

/** The documents that refer to one that is about to be deleted, and what that means for them. */
function Uses({ deletion: { reason, uses, total }, texts }: UsesProps) {
  const { i18n } = useTranslation()
  const { collections } = useConfig().config
  const headingId = useId()
  const kindOf = (slug: string) =>
    getTranslation(collections.find((one) => one.slug === slug)?.labels.singular ?? slug, i18n)
  const hrefOf = (slug: string, id: string) => documentHref(toLocale(i18n.language), slug, id)
  return (
    <>
      <p id={headingId}>{reason ?? texts.used}</p>
      {uses.length > 0 && (
        <ul aria-labelledby={headingId}>
          {uses.map(({ collection, id, title }) => (
            <li key={id}>
              <a href={hrefOf(collection, id)} target="_blank" rel="noopener">
                {title ? `${kindOf(collection)}: ${title}` : kindOf(collection)}
              </a>
            </li>
          ))}
          {total > uses.length && <li>{texts.more(total - uses.length)}</li>}
        </ul>
      )}
    </>
  )
}

type Props = UsesProps & { isInList: boolean }

/** What the deletion of a document means; of one of several, closed at first. */
export function DeletionUses({ isInList, ...shown }: Props) {
  if (!isInList) return <Uses {...shown} />
  const { title, reason, total } = shown.deletion
  return (
    <details>
      <summary>
        <strong>“{title}”</strong> {reason === null ? shown.texts.count(total) : shown.texts.rejected}
      </summary>
      <Uses {...shown} />
    </details>
  )
}
