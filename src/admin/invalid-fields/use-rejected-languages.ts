import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

import { formPlaces } from '@/src/admin/document/form-places'
import { tabOf } from '@/src/admin/document/place-in-form'
import { toLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { focusField } from '@/src/upstream/payload/focus-field'
import type { InvalidField } from './find-invalid'
import { storeLanguageRejections, languageRejectionsOf, useLanguageRejections } from './language-rejections'

export type RejectedLanguage = { locale: Locale; fields: InvalidField[] }

const HASH = '#field-'

export const hashOf = ({ path }: Pick<InvalidField, 'path'>): string => HASH + path.replaceAll('.', '__')

const pathInHash = (): string | null => {
  const { hash } = window.location
  return hash.startsWith(HASH) ? hash.slice(HASH.length).replaceAll('__', '.') : null
}

/** Whether the form was opened by a link to one of its fields, which gets the focus. */
export const arrivesAtField = (): boolean => pathInHash() !== null

/** Shows what kept this language from being published, and the field that a link leads to, once the form is there. */
function useArrival(document: string): void {
  const { code } = useLocale()
  const { dispatchFields, setSubmitted } = useForm()
  const { collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const arrive = useEffectEvent(async () => {
    const own = languageRejectionsOf(document).find(({ locale }) => locale === code)
    if (own) {
      dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: own.errors })
      setSubmitted(true)
    }
    const path = pathInHash()
    const form = globalThis.document.querySelector('[data-publication]')?.closest('form')
    if (path === null || !form) return
    await focusField(form, {
      path,
      tab: tabOf(getEntityConfig({ collectionSlug })?.fields ?? [], path, i18n),
    })
    // A later rejection leads to the list again.
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
  })
  useEffect(() => {
    // The form takes what was loaded after the effects of its parts.
    const timer = setTimeout(() => void arrive())
    return () => clearTimeout(timer)
  }, [document, code])
}

/** Forgets what was mended in the form of this language, so that it is not said again on coming back. */
function useMended(document: string, kept: readonly InvalidField[] | null): void {
  const { code } = useLocale()
  const seen = useRef(new Set<string>())
  useEffect(() => {
    if (kept === null) return
    for (const { path } of kept) seen.current.add(path)
    const before = languageRejectionsOf(document)
    const isMended = (path: string) => seen.current.has(path) && !kept.some((field) => field.path === path)
    if (!before.some((one) => one.locale === code && one.errors.some(({ path }) => isMended(path)))) return
    const after = before.map((one) =>
      one.locale === code ? { ...one, errors: one.errors.filter(({ path }) => !isMended(path)) } : one,
    )
    storeLanguageRejections(
      document,
      after.filter(({ errors }) => errors.length > 0),
    )
  }, [code, document, kept])
}

/**
 * What kept other languages than that of the form from being published together with it.
 * @param kept the invalid fields of the form, which lists them itself
 */
export function useRejectedLanguages(kept: readonly InvalidField[] | null): RejectedLanguage[] {
  const { id, collectionSlug = '' } = useDocumentInfo()
  const { code } = useLocale()
  const [state] = useAllFormFields()
  const { config, getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const document = `${collectionSlug}/${id}`
  const others = useLanguageRejections(document).filter(({ locale }) => locale !== code)
  useArrival(document)
  useMended(document, kept)
  if (others.length === 0) return []
  const fields = getEntityConfig({ collectionSlug })?.fields ?? []
  const places = new Map(
    formPlaces({ state, blocks: config.blocksMap, i18n }, fields).map((place) => [place.path, place]),
  )
  return others.map(({ locale, errors }) => ({
    locale: toLocale(locale),
    fields: errors.map(({ path, message }) => {
      const { label = '', tab = null } = places.get(path) ?? {}
      return { path, label, tab, message }
    }),
  }))
}
