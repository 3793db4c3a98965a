'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { panelHref } from '@/src/api-client/panel-href'
import type { Data } from '@/src/api-client/types'
import type { Locale } from '@/src/lib/constants'
import type { TranslatedCollection } from '../rules/translated'
import type { TranslationNeed } from '../server/list-translations'
import { EXCHANGE_TEXTS } from './exchange-texts'
import { FilePicker } from './FilePicker'
import { reasonOf } from './reason'
import { documentName } from './document-name'
import { translationHref } from './translation-href'

type Imported = Data<'/api/admin/translations/xliff', 'post'>
type Filters = {
  from: Locale
  to: Locale
  collection?: TranslatedCollection | undefined
  state?: TranslationNeed | undefined
  search?: string | undefined
}
type Props = { tenant: string; filters: Filters; mayWrite: boolean; mayPublish: boolean; language: Locale }
type Texts = (typeof EXCHANGE_TEXTS)[Locale]

async function upload(tenant: string, file: File, kind: 'tmx' | 'xliff') {
  const { panelApi } = await import('@/src/api-client/panel')
  const body = new FormData()
  body.append('file', file)
  const request = { method: 'post', tenant, body } as const
  return kind === 'tmx'
    ? { memory: (await panelApi('/api/admin/translation-memory', request)).data, documents: null }
    : { memory: null, documents: (await panelApi('/api/admin/translations/xliff', request)).data }
}

type ReportProps = { documents: Imported; filters: Filters; language: Locale; texts: Texts }

/** What became of each document of a file, with what was refused. */
function Report({ documents, filters, language, texts }: ReportProps) {
  return (
    <section className="gevel-translations__report" aria-live="polite">
      <h2>{texts.imported(documents.length)}</h2>
      <ul>
        {documents.map(({ collection, id, title, saved, settled, refused }) => (
          <li key={id}>
            <a href={translationHref(language, collection, id, filters)}>
              {documentName({ collection, title }, language)}
            </a>{' '}
            {texts.result(saved, settled, refused.length)}
            {refused.length > 0 && (
              <ul>
                {refused.map(({ segment, message }) => (
                  <li key={segment}>
                    <code>{segment}</code> {message}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Takes documents to an agency and back as XLIFF, and translation memory to other tools as TMX. */
export function ExchangeFiles({ tenant, filters, mayWrite, mayPublish, language }: Props) {
  const texts = EXCHANGE_TEXTS[language]
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [documents, setDocuments] = useState<Imported | null>(null)
  const send = async (file: File, kind: 'tmx' | 'xliff') => {
    setBusy(true)
    try {
      const report = await upload(tenant, file, kind)
      setDocuments(report.documents)
      if (report.memory) toast.success(texts.remembered(report.memory.stored, report.memory.rejected))
      router.refresh()
    } catch (error) {
      toast.error((await reasonOf(error)) ?? texts.failed)
    }
    setBusy(false)
  }
  return (
    <>
      <p className="gevel-translations__files">
        <a className="gevel-button" href={panelHref('/api/admin/translations/xliff', filters)} download>
          {texts.exportXliff}
        </a>
        {mayWrite && (
          <FilePicker accept=".xlf,.xliff" isBusy={busy} onPick={(file) => void send(file, 'xliff')}>
            {texts.importXliff}
          </FilePicker>
        )}
        <a className="gevel-button" href={panelHref('/api/admin/translation-memory')} download>
          {texts.exportTmx}
        </a>
        {mayPublish && (
          <FilePicker accept=".tmx" isBusy={busy} onPick={(file) => void send(file, 'tmx')}>
            {texts.importTmx}
          </FilePicker>
        )}
      </p>
      {documents && <Report {...{ documents, filters, language, texts }} />}
    </>
  )
}
