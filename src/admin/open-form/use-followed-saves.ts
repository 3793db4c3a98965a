import { toast, useConfig, useDocumentInfo, useLocale, useRouteCache, useTranslation } from '@payloadcms/ui'
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

/** Lets the form of a copy have the focus; says what the copy is. */
function useCopyNotice(): (copy: Saved) => string {
  const { collectionSlug, docConfig } = useDocumentInfo()
  const { i18n } = useTranslation()
  return ({ id }) => {
    beginAt(String(id))
    const { copied, copiedDraft, copiedPage } = OPEN_FORM_TEXTS[toLocale(i18n.language)]
    if (collectionSlug === 'pages') return copiedPage
    return docConfig && hasDraftsEnabled(docConfig) ? copiedDraft : copied
  }
}

/** Lets the saves of the form name their version. */
export function useFollowedSaves(asked: Pick<OpenForm, 'settle' | 'onSave' | 'notice'>): Version {
  const { id, collectionSlug, data, docConfig } = useDocumentInfo()
  const { api: apiRoute } = useConfig().config.routes
  const { code: locale } = useLocale()
  const { i18n } = useTranslation()
  const { clearRouteCache } = useRouteCache()
  const form = useRef<OpenForm | null>(null)
  const onAutosave = useEffectEvent(useAutosaveBegins())

  const recordRejection = useRecordRejection()
  const onAnswer = useEffectEvent(async (answer: Response) => {
    await recordRejection(answer.clone())
    const rejections = await readLanguageRejections(answer, toLocale(locale))
    storeLanguageRejections(`${collectionSlug}/${id}`, rejections)
  })
  const onCopy = useEffectEvent(useCopyNotice())
  const begin = useEffectEvent((path: string): OpenForm => ({
    path,
    saved: (data as Saved | undefined) ?? null,
    unwritten: joinsOf(docConfig?.fields ?? []),
    onAutosave,
    onAnswer: (answer) => onAnswer(answer),
    onCopy: (copy) => onCopy(copy),
    // The form takes what was merged from the page as it is loaded again.
    onMerged: () => clearRouteCache(),
    ...asked,
  }))
  const refuse = useEffectEvent(async () => {
    toast.error(OPEN_FORM_TEXTS[toLocale(i18n.language)].left)
    return null
  })
  useEffect(() => {
    if (!id || !collectionSlug) return undefined
    const own = begin(formatAdminURL({ apiRoute, path: `/${collectionSlug}/${id}` }))
    form.current = own
    const end = followSaves(own)
    return () => {
      own.settle = refuse
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
