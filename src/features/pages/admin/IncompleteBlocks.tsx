'use client'

import { getTranslation } from '@payloadcms/translations'
import type { ClientBlock } from 'payload'
import { useConfig, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'

import { useStored } from '@/src/admin/document/use-stored'
import { useNotedRows } from '@/src/admin/rows/row-notes'
import type { IncompleteBlocks as PerLocale } from '@/src/features/pages/rules/block-languages'
import { type LocaleTexts, localeName, toLocale } from '@/src/i18n/locale-texts'
import { LANGUAGES, type Locale, LOCALES } from '@/src/lib/constants'

const TEXTS = {
  nl: {
    title: 'Onvolledige blokken',
    inRow: (languages: string) => `Onvolledig in het ${languages}`,
    incomplete: (language: string) => `Onvolledig in het ${language}:`,
    leftOut: 'Wat daar onvolledig is, wordt daar niet getoond.',
    beforePublishing:
      'Wat alleen in een andere taal tekst heeft, wordt daar niet getoond. Vul de rest aan voordat u die taal publiceert, of laat het weg met “Tonen in”.',
  },
  en: {
    title: 'Incomplete blocks',
    inRow: (languages: string) => `Incomplete in ${languages}`,
    incomplete: (language: string) => `Incomplete in ${language}:`,
    leftOut: 'What is incomplete there is not shown there.',
    beforePublishing:
      'What has text in another language only is not shown there. Complete the rest before you publish that language, or leave it out with “Show in”.',
  },
} as const satisfies LocaleTexts<unknown>

async function readOfPage(uuid: string): Promise<PerLocale> {
  const { panelApi } = await import('@/src/api-client/panel')
  const { data } = await panelApi('/api/admin/pages/{uuid}', { params: { uuid }, query: {} })
  return data.incompleteBlocks
}

async function readOfProduct(id: string): Promise<PerLocale> {
  const { panelApi } = await import('@/src/api-client/panel')
  const { data } = await panelApi('/api/admin/products/{id}', { params: { id }, query: {} })
  return data.incompleteBlocks
}

/** As the editor numbers its rows. */
const numbered = (index: number): string => String(index + 1).padStart(2, '0')

/** What the header of each incomplete block says, by its id. */
function notesOf(incomplete: PerLocale, language: Locale): Record<string, string> {
  const { inRow } = TEXTS[language]
  const ids = new Set(Object.values(incomplete).flat())
  const names = (id: string) =>
    LOCALES.filter((locale) => incomplete[locale].includes(id)).map((locale) => localeName(locale, language))
  const and = new Intl.ListFormat(LANGUAGES[language].tag)
  return Object.fromEntries([...ids].map((id) => [id, inRow(and.format(names(id)))]))
}

/** Above the blocks of a page or product: those that lack a required text in a language, and what that means. */
export function IncompleteBlocks() {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const { collectionSlug } = useDocumentInfo()
  const { stored } = useStored(collectionSlug === 'products' ? readOfProduct : readOfPage)
  const rows = useFormFields(([fields]) => fields.blocks?.rows) ?? []
  const blocks: Partial<Record<string, ClientBlock>> = config.blocksMap
  const language = toLocale(i18n.language)
  useNotedRows(JSON.stringify(stored ? notesOf(stored, language) : {}))
  const nameOf = (type: string | undefined): string => {
    const labels = blocks[type ?? '']?.labels
    return labels ? getTranslation(labels.singular, i18n) : ''
  }
  const left = LOCALES.flatMap((locale) => {
    const names = rows.flatMap(({ id, blockType }, index) =>
      stored?.[locale].includes(id) ? [`${numbered(index)} ${nameOf(blockType)}`] : [],
    )
    return names.length > 0 ? [{ locale, names }] : []
  })
  if (left.length === 0) return null
  return (
    <section className="gevel-remark" aria-label={TEXTS[language].title}>
      {left.map(({ locale, names }) => (
        <p key={locale}>
          <strong>{TEXTS[language].incomplete(localeName(locale, language))}</strong> {names.join(', ')}
        </p>
      ))}
      <p>{collectionSlug === 'products' ? TEXTS[language].leftOut : TEXTS[language].beforePublishing}</p>
    </section>
  )
}
