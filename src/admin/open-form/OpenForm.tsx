'use client'

import { LeaveWithoutSaving, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { useState } from 'react'

import { useOpenedForm } from '@/src/admin/history/use-opened-form'
import { latePart } from '@/src/admin/late-part'
import { toLocale } from '@/src/i18n/locale-texts'
import { useBarHeight } from '@/src/upstream/payload/bar-height'
import { ChangesWhileSaving } from '@/src/upstream/payload/changes-while-saving'
import { NewRows } from '@/src/upstream/payload/new-rows'
import { PublishWhileSaving } from '@/src/upstream/payload/publish-while-saving'
import { ConflictDialog } from './ConflictDialog'
import { LanguageMenu } from './LanguageMenu'
import { LocaleQuestion } from './LocaleQuestion'
import { useNotice } from './PublishedNotice'
import { OPEN_FORM_TEXTS } from './texts'
import { useConflict } from './use-conflict'
import { useFirstFocus } from './use-first-focus'
import { useFocusAfterPublishing } from './use-focus-after-publishing'
import { useFollowedSaves } from './use-followed-saves'
import { useKeptInput } from './use-kept-input'
import { useSavedOnLeaving } from './use-saved-on-leaving'

const PublicationReason = latePart(() =>
  import('./PublicationReason').then((module) => module.PublicationReason),
)
const ReadOnlyReason = latePart(() => import('./ReadOnlyReason').then((module) => module.ReadOnlyReason))
const FormHistory = latePart(() => import('../history/FormHistory').then((module) => module.FormHistory))

/** Beside the status of the last save: that what the form shows came after it. */
function Unsaved() {
  const { notSaved } = OPEN_FORM_TEXTS[toLocale(useTranslation().i18n.language)]
  return <output className="gevel-unsaved">{notSaved}</output>
}

/** In the form of every document: what is typed is not lost, and replaces nothing that was saved elsewhere unseen. */
export function OpenForm() {
  const { docConfig, hasSavePermission } = useDocumentInfo()
  const isAutosaved = docConfig !== undefined && hasAutosaveEnabled(docConfig)
  const { question, isRejected, isUnsaved, discard, asked } = useConflict()
  const [isAskingReason, setAskingReason] = useState(false)
  const opened = useOpenedForm()
  const notice = useNotice(() => setAskingReason(true))
  useFirstFocus()
  useBarHeight()
  useFocusAfterPublishing()
  // First, as the last save of a form that is left is followed too.
  useSavedOnLeaving(isAutosaved && !isRejected)
  useKeptInput(useFollowedSaves({ ...asked, notice }))
  return (
    <>
      <LanguageMenu />
      <NewRows />
      {isAutosaved && <ChangesWhileSaving />}
      {isAutosaved && <PublishWhileSaving />}
      {hasSavePermission === false && <ReadOnlyReason />}
      {isUnsaved && <Unsaved />}
      {isAutosaved && hasSavePermission !== false && (
        <div className="gevel-history">
          <FormHistory opened={opened} />
        </div>
      )}
      {isAskingReason && <PublicationReason onClose={() => setAskingReason(false)} />}
      {question && <ConflictDialog {...question} onReload={discard} />}
      {/* Payload asks only where nothing is saved automatically. */}
      {isAutosaved ? isRejected && <LeaveWithoutSaving /> : <LocaleQuestion />}
    </>
  )
}
