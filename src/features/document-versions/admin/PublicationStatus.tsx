'use client'

import { Button, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { Dialog } from '@/src/admin/dialog/Dialog'
import { useFormAgain } from '@/src/admin/open-form/use-form-again'
import { usePublicationTime } from '@/src/admin/document/scheduled-publication'
import { usePanelDate } from '@/src/admin/use-panel-date'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { documentHref } from '@/src/routing/admin-paths'
import { hideUndo, offerStoredUndo, refusalOfRestore, requestRestorePublished, storeUndo } from './restore'
import { RestoreEffects } from './RestoreEffects'
import { VERSION_TEXTS } from './texts'

/** The document of the form, in the language that is edited, and the address of that form. */
function useTarget() {
  const { id, collectionSlug: collection = '' } = useDocumentInfo()
  const { i18n } = useTranslation()
  const locale = toLocale(useLocale().code)
  const language = toLocale(i18n.language)
  const target = { collection, id: String(id), locale, language }
  return { target, form: `${documentHref(language, collection, target.id)}?locale=${locale}` }
}

/** As the panel writes times, without the year. */
const SHORT_TIME = 'd MMM HH:mm'

/** Asks, and makes what is published in the edited language its draft. */
function RestorePublished() {
  const { target, form } = useTarget()
  const showAgain = useFormAgain(form)
  const [isOpen, setOpen] = useState(false)
  const texts = VERSION_TEXTS[target.language]

  const restoreIt = async () => {
    try {
      storeUndo({ restored: await requestRestorePublished(target), target, everywhere: false, form })
      showAgain()
      return null
    } catch (error) {
      return refusalOfRestore(error, texts.failed)
    }
  }

  return (
    <>
      {' — '}
      <Button
        buttonStyle="none"
        className="status__action"
        id="action-restore-published"
        onClick={() => setOpen(true)}
      >
        {texts.backToOnline}
      </Button>
      {isOpen && (
        <Dialog
          heading={texts.onlineHeading}
          labels={{ submit: texts.submit, cancel: texts.cancel, failed: texts.failed }}
          onSubmit={restoreIt}
          onClose={() => setOpen(false)}
        >
          <p>{texts.onlineEffect(localeName(target.locale, target.language))}</p>
          <RestoreEffects target={target} of="published" />
          <p>{texts.onlineStays}</p>
        </Dialog>
      )}
    </>
  )
}

/**
 * In place of Payload's status, whose button “revert to published” publishes the draft of the other languages: as Payload
 * shows it, with our button.
 */
export function PublicationStatus() {
  const { docPermissions, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const { t } = useTranslation()
  const dateText = usePanelDate()
  const { form, target } = useTarget()
  useEffect(() => {
    // Notices are shown by a parent, whose effects come after those of its children.
    const timer = setTimeout(() => offerStoredUndo(form))
    return () => {
      clearTimeout(timer)
      hideUndo()
    }
  }, [form])
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0
  const due = usePublicationTime(target.id, target.locale)
  const state = hasPublishedDoc
    ? t(isChanged ? 'version:changed' : 'version:published')
    : due === null
      ? t('version:draft')
      : VERSION_TEXTS[target.language].scheduled(dateText(due, SHORT_TIME))
  const label = t('version:status')
  return (
    <div className="status" data-publication tabIndex={-1} title={`${label}: ${state}`}>
      <div className="status__value-wrap">
        <span className="status__label">{label}: </span>
        <span className="status__value">{state}</span>
        {isChanged && docPermissions?.update && <RestorePublished />}
      </div>
    </div>
  )
}
