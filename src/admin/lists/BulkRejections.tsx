'use client'

import { Button, useConfig, useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'

import { type LocaleTexts, toLocale } from '@/src/i18n/locale-texts'
import { documentHref } from '@/src/routing/admin-paths'
import { type BulkResult, watchBulkChanges } from '@/src/upstream/payload/bulk-operations/watch'

const TEXTS = {
  nl: { close: 'Sluiten' },
  en: { close: 'Close' },
} as const satisfies LocaleTexts<unknown>

/** Above a list: what kept a bulk change from being done, a link for each document, until the next change or until it is closed. */
export function BulkRejections({ collectionSlug }: { collectionSlug: string }) {
  const { api } = useConfig().config.routes
  const language = toLocale(useTranslation().i18n.language)
  const [result, setResult] = useState<BulkResult | null>(null)
  const id = useId()
  useEffect(() => watchBulkChanges(api, setResult), [api])
  if (!result?.rejection || result.slug !== collectionSlug) return null
  const { heading, rejected } = result.rejection
  return (
    <section className="gevel-invalid" aria-labelledby={id} role="alert">
      <h2 id={id}>{heading}</h2>
      <ul>
        {rejected.map((document) => (
          <li key={document.id}>
            <a href={documentHref(language, collectionSlug, document.id)}>{document.title}</a>:{' '}
            {document.reason}
          </li>
        ))}
      </ul>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setResult(null)}>
        {TEXTS[language].close}
      </Button>
    </section>
  )
}
