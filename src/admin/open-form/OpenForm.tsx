'use client'

import { LeaveWithoutSaving, useDocumentInfo } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'

import { latePart } from '@/src/admin/late-part'
import { ChangesWhileSaving } from '@/src/upstream/payload/changes-while-saving'
import { NewRows } from '@/src/upstream/payload/new-rows'
import { PublishWhileSaving } from '@/src/upstream/payload/publish-while-saving'
import { ConflictDialog } from './ConflictDialog'
import { LocaleQuestion } from './LocaleQuestion'
import { useNotice } from './PublishedNotice'
import { useConflict } from './use-conflict'
import { useFirstFocus } from './use-first-focus'
import { useFocusAfterPublishing } from './use-focus-after-publishing'
import { useFollowedSaves } from './use-followed-saves'
import { useKeptInput } from './use-kept-input'
import { useSavedOnLeaving } from './use-saved-on-leaving'

const FormHistory = latePart(() => import('../history/FormHistory').then((module) => module.FormHistory))

/** In the form of every document: what is typed is not lost, and replaces nothing that was saved elsewhere unseen. */
export function OpenForm() {
  const { docConfig } = useDocumentInfo()
  const isAutosaved = docConfig !== undefined && hasAutosaveEnabled(docConfig)
  const { question, isRejected, discard, asked } = useConflict()
  const notice = useNotice()
  useFirstFocus()
  useFocusAfterPublishing()
  // First, as the last save of a form that is left is followed too.
  useSavedOnLeaving(isAutosaved && !isRejected)
  useKeptInput(useFollowedSaves({ ...asked, notice }))
  return (
    <>
      <NewRows />
      {isAutosaved && <ChangesWhileSaving />}
      {isAutosaved && <PublishWhileSaving />}
      {isAutosaved && (
        <div className="gevel-history">
          <FormHistory />
        </div>
      )}
      {question && <ConflictDialog {...question} onReload={discard} />}
      {/* Payload asks only where nothing is saved automatically. */}
      {isAutosaved ? isRejected && <LeaveWithoutSaving /> : <LocaleQuestion />}
    </>
  )
}
