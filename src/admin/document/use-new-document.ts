'use client'

import { getTranslation } from '@payloadcms/translations'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useConfig, useDocumentDrawerContext, useLocale, useModal, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { flattenTopLevelFields } from 'payload/shared'
import { type SubmitEvent, useState } from 'react'

import type { Collection } from '@/collections/registry'
import type { Refusal } from '@/src/admin/dialog/Dialog'
import { problemsIn } from '@/src/admin/dialog/problems'
import { beginAt } from '@/src/admin/open-form/use-first-focus'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { isLocale, LOCALES } from '@/src/lib/constants'
import { collectionHref, documentHref } from '@/src/routing/admin-paths'
import { storeDraft, type Stored } from './store-draft'
import { NEW_DOCUMENT_HEADINGS, NEW_DOCUMENT_TEXTS } from './texts'

/** The labels of a new document, and the field of its title; null where it has none, as a tenant has one. */
export function useTitleField(slug: string) {
  const { getEntityConfig } = useConfig()
  const { code } = useLocale()
  const { i18n, t } = useTranslation()
  const { labels, admin, fields } = getEntityConfig({ collectionSlug: slug })
  const language = toLocale(i18n.language)
  const name = admin.useAsTitle === 'id' ? null : (admin.useAsTitle ?? 'title')
  const field = flattenTopLevelFields(fields).find((one) => 'name' in one && one.name === name)
  const heading = NEW_DOCUMENT_HEADINGS[slug as Collection]
  const singular = getTranslation(labels.singular, i18n)
  const label = field && 'label' in field && field.label ? getTranslation(field.label, i18n) : (name ?? '')
  const isLocalized = field !== undefined && 'localized' in field && field.localized === true
  return {
    name,
    // As the labels of the fields of forms.
    label: isLocalized && isLocale(code) ? `${label} — ${localeName(code, language)}` : label,
    maxLength: field?.type === 'text' ? field.maxLength : undefined,
    plural: getTranslation(labels.plural, i18n),
    heading: heading?.[language] ?? t('general:createNewLabel', { label: singular }),
  }
}

/** Where the person goes next: a drawer shows the document itself. */
export function useNext(slug: string) {
  const { drawerSlug, onSave } = useDocumentDrawerContext()
  const { closeModal } = useModal()
  const { i18n } = useTranslation()
  const router = useRouter()
  const language = toLocale(i18n.language)
  const list = collectionHref(language, slug)
  const open = ({ doc }: Stored, locale: string) => {
    if (drawerSlug) void onSave?.({ doc, operation: 'create', result: doc } as never)
    else {
      beginAt(doc.id)
      router.push(`${documentHref(language, slug, doc.id)}?locale=${locale}`)
    }
  }
  const leave = () => (drawerSlug ? closeModal(drawerSlug) : router.push(list))
  return { open, leave, list, inDrawer: Boolean(drawerSlug) }
}

/** Stores a document with the title in the form, if it has one, as a draft in the edited language and the selected tenant. */
export function useStoredTitle(
  slug: string,
  field: string | null,
  open: (stored: Stored, locale: string) => void,
) {
  const { config } = useConfig()
  const { i18n, t } = useTranslation()
  const { code } = useLocale()
  const { selectedTenantID } = useTenantSelection()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { failed } = NEW_DOCUMENT_TEXTS[toLocale(i18n.language)]
  const locale = isLocale(code) ? code : LOCALES[0]

  const store = async (title: string) => {
    const data = {
      ...(field !== null && { [field]: title }),
      ...(selectedTenantID && { tenant: String(selectedTenantID) }),
    }
    const outcome = await storeDraft(config.routes.api, { collection: slug, locale, data }, failed)
    if ('stored' in outcome) return open(outcome.stored, locale)
    setRefusal(outcome.refusal)
    setBusy(false)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React events bubble through portals: the form behind a drawer would be submitted too.
    event.stopPropagation()
    const messages = { required: t('validation:required'), emailAddress: t('validation:emailAddress') }
    const fields = problemsIn(event.currentTarget, messages)
    if (Object.keys(fields).length > 0) return setRefusal({ fields })
    const title = field === null ? null : new FormData(event.currentTarget).get(field)
    setBusy(true)
    void store(typeof title === 'string' ? title.trim() : '')
  }
  return { submit, busy, refusal }
}
