import { toast, useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { flattenTopLevelFields, formatAdminURL, hasDraftsEnabled } from 'payload/shared'
import { useEffect, useEffectEvent, useRef } from 'react'

import {
  storeLanguageRejections,
  readLanguageRejections,
} from '@/src/admin/invalid-fields/language-rejections'
import { toLocale } from '@/src/i18n/locale-texts'
import {
  followSaves,
  isNewest,
  type OpenForm,
  type Saved,
} from '@/src/upstream/payload/stale-saves/conditional-saves'
import { useRecordRejection } from '@/src/upstream/payload/rejected-saves/KeptRejections'
import { useAutosaveBegins } from '@/src/upstream/payload/saves-in-a-row'
import { OPEN_FORM_TEXTS } from './texts'
import { beginAt } from './use-first-focus'

/** The version that the form shows or changes; there is none until the document is stored. */
export type Version = {
  current: () => Saved | null
  adopt: (saved: Saved) => void
  isNewest: (read: Saved) => Promise<boolean>
}

/** Lists of documents that refer to this one. */
const joinsOf = (fields: ClientField[]): string[] =>
  flattenTopLevelFields(fields).flatMap((field) =>
    field.type === 'join' && 'name' in field ? [field.name] : [],
  )

/** Lets the saves of the form name their version. */
export function useFollowedSaves(asked: Pick<OpenForm, 'mayOverwrite' | 'onSave' | 'notice'>): Version {
  const { id, collectionSlug, data, docConfig } = useDocumentInfo()
  const { api: apiRoute } = useConfig().config.routes
  const { code: locale } = useLocale()
  const { i18n } = useTranslation()
  const form = useRef<OpenForm | null>(null)
  const onAutosave = useEffectEvent(useAutosaveBegins())

  const recordRejection = useRecordRejection()
  const onAnswer = useEffectEvent(async (answer: Response) => {
    await recordRejection(answer.clone())
    const rejections = await readLanguageRejections(answer, toLocale(locale))
    storeLanguageRejections(`${collectionSlug}/${id}`, rejections)
  })
  const onCopy = useEffectEvent(({ id: copy }: Saved) => {
    beginAt(String(copy))
    const { copied, copiedDraft, copiedPage } = OPEN_FORM_TEXTS[toLocale(i18n.language)]
    if (collectionSlug === 'pages') return copiedPage
    return docConfig && hasDraftsEnabled(docConfig) ? copiedDraft : copied
  })
  const begin = useEffectEvent((path: string): OpenForm => ({
    path,
    saved: (data as Saved | undefined) ?? null,
    unwritten: joinsOf(docConfig?.fields ?? []),
    onAutosave,
    onAnswer: (answer) => onAnswer(answer),
    onCopy: (copy) => onCopy(copy),
    ...asked,
  }))
  const refuse = useEffectEvent(async () => {
    toast.error(OPEN_FORM_TEXTS[toLocale(i18n.language)].left)
    return false
  })
  useEffect(() => {
    if (!id || !collectionSlug) return undefined
    const own = begin(formatAdminURL({ apiRoute, path: `/${collectionSlug}/${id}` }))
    form.current = own
    const end = followSaves(own)
    return () => {
      own.mayOverwrite = refuse
      end()
    }
  }, [apiRoute, collectionSlug, id])
  return {
    current: () => form.current?.saved ?? null,
    adopt: (saved) => {
      if (form.current) form.current.saved = saved
    },
    isNewest: async (read) => form.current !== null && isNewest(form.current.path, locale, read),
  }
}
