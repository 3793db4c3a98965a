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
      {(reason !== null || total > 0) && <p id={headingId}>{reason ?? texts.used}</p>}
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

/** The redirects that lead to it, and what becomes of them. */
function Redirects({ deletion: { redirects, redirectTotal }, texts }: UsesProps) {
  const { i18n } = useTranslation()
  const headingId = useId()
  if (redirectTotal === 0) return null
  return (
    <>
      <p id={headingId}>{texts.redirects}</p>
      <ul aria-labelledby={headingId}>
        {redirects.map(({ id, from, hostname }) => (
          <li key={id}>
            <a
              href={documentHref(toLocale(i18n.language), 'redirects', id)}
              target="_blank"
              rel="noopener"
            >{`${hostname ?? ''}${from}`}</a>
          </li>
        ))}
        {redirectTotal > redirects.length && <li>{texts.more(redirectTotal - redirects.length)}</li>}
      </ul>
    </>
  )
}

type Props = UsesProps & { isInList: boolean }

/** What the deletion of a document means; of one of several, closed at first. */
export function DeletionUses({ isInList, ...shown }: Props) {
  const details = (
    <>
      <Uses {...shown} />
      <Redirects {...shown} />
    </>
  )
  if (!isInList) return details
  const { title, reason, total, redirectTotal } = shown.deletion
  return (
    <details>
      <summary>
        <strong>“{title}”</strong>{' '}
        {reason === null ? shown.texts.count(total + redirectTotal) : shown.texts.rejected}
      </summary>
      {details}
    </details>
  )
}
