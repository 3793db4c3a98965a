'use client'

import { Link, useTranslation } from '@payloadcms/ui'

import { LocalTime } from '@/src/admin/LocalTime'
import { toLocale } from '@/src/i18n/locale-texts'
import { documentHref } from '@/src/routing/admin-paths'

type Props = {
  collection: string
  document: string
  version: string
  savedAt: string
  locale: string
  /** Of a second link, where restoring the version undoes a restore. */
  undo: string | null
}

/** In a list of versions: when one was saved, with a link to its comparison. */
export function VersionTime({ collection, document, version, savedAt, locale, undo }: Props) {
  const language = toLocale(useTranslation().i18n.language)
  const href = `${documentHref(language, collection, document)}/versions/${version}?locale=${locale}`
  return (
    <span className="gevel-version">
      <Link href={href} prefetch={false}>
        <LocalTime value={savedAt} />
      </Link>
      {undo !== null && (
        <Link href={href} prefetch={false}>
          {undo}
        </Link>
      )}
    </span>
  )
}
