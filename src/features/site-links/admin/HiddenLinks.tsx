'use client'

import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useCallback } from 'react'

import { useStored } from '@/src/admin/document/use-stored'
import { useNotedRows } from '@/src/admin/rows/row-notes'
import { type LocaleTexts, localeName, toLocale } from '@/src/i18n/locale-texts'
import { LANGUAGES, type Locale, LOCALES } from '@/src/lib/constants'
import { type HiddenLink, hiddenLinks, linkedPages, pageLanguages } from '../rules/hidden-links'

const TEXTS = {
  nl: {
    title: 'Links die niet overal getoond worden',
    inRow: (languages: string) => `Niet getoond in het ${languages}`,
    hidden: (language: string) => `Niet getoond in het ${language}:`,
    untitled: 'zonder tekst',
    reasons: { noText: 'tekst ontbreekt', noPage: 'de pagina staat daar niet online' },
  },
  en: {
    title: 'Links that are not shown everywhere',
    inRow: (languages: string) => `Not shown in ${languages}`,
    hidden: (language: string) => `Not shown in ${language}:`,
    untitled: 'without text',
    reasons: { noText: 'text is missing', noPage: 'the page is not online there' },
  },
} as const satisfies LocaleTexts<unknown>

type Row = Record<string, unknown>

async function read<T>(apiRoute: string, path: `/${string}`, query: Record<string, string>): Promise<T> {
  const url = formatAdminURL({
    apiRoute,
    path: `${path}?${new URLSearchParams({ depth: '0', ...query }).toString()}` as `/${string}`,
  })
  const response = await fetch(url, { credentials: 'include' })
  if (!response.ok) throw new Error(`${response.status} of ${path}`)
  return (await response.json()) as T
}

/** Reads the newest draft of the navigation or footer of a tenant, and where the pages are that it links to. */
async function readHidden(apiRoute: string, collection: string, id: string): Promise<HiddenLink[]> {
  const document = await read<Row>(apiRoute, `/${collection}/${id}`, { locale: 'all', draft: 'true' })
  const pages = linkedPages(document).join()
  const [found, addresses] = pages
    ? await Promise.all([
        read<{ docs: Row[] }>(apiRoute, '/pages', {
          locale: 'all',
          pagination: 'false',
          'where[id][in]': pages,
          'select[_status]': 'true',
        }),
        read<{ docs: Row[] }>(apiRoute, '/page-urls', {
          pagination: 'false',
          'where[page][in]': pages,
          'select[page]': 'true',
          'select[locale]': 'true',
        }),
      ])
    : [{ docs: [] }, { docs: [] }]
  return hiddenLinks(document, pageLanguages(found.docs, addresses.docs))
}

/** What the header of each such link says, by the id of its row. */
function notesOf(hidden: readonly HiddenLink[], language: Locale): Record<string, string> {
  const and = new Intl.ListFormat(LANGUAGES[language].tag)
  const noteOf = ({ reasons }: HiddenLink) =>
    TEXTS[language].inRow(
      and.format(LOCALES.filter((locale) => reasons[locale]).map((locale) => localeName(locale, language))),
    )
  return Object.fromEntries(hidden.flatMap((link) => (link.id ? [[link.id, noteOf(link)]] : [])))
}

/** Above the links of a navigation or footer: those that are left out in a language, and why; their rows say so too. */
export function HiddenLinks() {
  const { collectionSlug = '' } = useDocumentInfo()
  const { api } = useConfig().config.routes
  const language = toLocale(useTranslation().i18n.language)
  const { stored } = useStored(
    useCallback((id: string) => readHidden(api, collectionSlug, id), [api, collectionSlug]),
  )
  const hidden = stored ?? []
  const { title, hidden: heading, untitled, reasons: words } = TEXTS[language]
  useNotedRows(JSON.stringify(notesOf(hidden, language)))
  if (hidden.length === 0) return null
  return (
    <section className="gevel-remark" aria-label={title}>
      {LOCALES.map((locale) => {
        const names = hidden.flatMap(({ name, reasons: { [locale]: reason } }) =>
          reason ? [`${name || untitled} (${words[reason]})`] : [],
        )
        return names.length === 0 ? null : (
          <p key={locale}>
            <strong>{heading(localeName(locale, language))}</strong> {names.join(', ')}
          </p>
        )
      })}
    </section>
  )
}
