'use client'

import { Button, toast, useListQuery, useSelection, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

import type { Refusal } from '@/src/admin/dialog/Dialog'
import { SUBMISSION_ACTIONS, type SubmissionAction } from '@/src/features/forms/rules/bulk'
import { readInboxFilters } from '@/src/features/forms/rules/inbox'
import { toLocale } from '@/src/i18n/locale-texts'
import { AssignDialog, DeleteDialog } from './BulkDialogs'
import { BulkEnded } from './BulkEnded'
import { type Change, changeAll, type Ended, listed } from './bulk-calls'
import { SUBMISSION_BULK_TEXTS } from './bulk-texts'

type Props = { tenant: string; ended: Ended | null; setEnded: (ended: Ended | null) => void }

const ASKED_FIRST: readonly SubmissionAction[] = ['assign', 'delete']

/** The ids of what is selected, on this page of the list or on all of them. */
function useSelectedIds(tenant: string, tooMany: (total: number, max: number) => string) {
  const { selectAll, selectedIDs } = useSelection()
  return async (): Promise<string[]> => {
    if (selectAll !== 'allAvailable') return selectedIDs.map(String)
    const { ids, total } = await listed(tenant, globalThis.location.search.slice(1))
    if (total > ids.length) throw new RangeError(tooMany(total, ids.length))
    return ids
  }
}

/** Changes the selected submissions, and says how that ended. */
export function BulkBar({ tenant, ended, setEnded }: Props) {
  const language = toLocale(useTranslation().i18n.language)
  const texts = SUBMISSION_BULK_TEXTS[language]
  const { count, toggleAll } = useSelection()
  const { status } = readInboxFilters({ ...useListQuery().query })
  const router = useRouter()
  const idsOf = useSelectedIds(tenant, texts.tooMany)
  const [dialog, setDialog] = useState<SubmissionAction | null>(null)
  const [progress, setProgress] = useState<string | null>(null)
  const section = useRef<HTMLElement>(null)
  // The button that was pressed goes away with the selection, and with it the focus.
  useEffect(() => {
    if (ended && dialog === null) section.current?.focus()
  }, [ended, dialog])

  const change = async (wanted: Change): Promise<Refusal | null> => {
    try {
      const ids = await idsOf()
      setEnded(await changeAll(tenant, ids, wanted, (done) => setProgress(texts.progress(done, ids.length))))
      toggleAll()
      router.refresh()
      return null
    } catch (error) {
      return { message: error instanceof RangeError ? error.message : texts.failed }
    } finally {
      setProgress(null)
    }
  }
  const press = async (action: SubmissionAction) => {
    if (ASKED_FIRST.includes(action)) return setDialog(action)
    const refusal = await change({ action })
    if (refusal && 'message' in refusal) toast.error(refusal.message)
  }
  const labelOf = (action: SubmissionAction) =>
    action === 'inbox' && status === 'spam' ? texts.notSpam : texts.buttons[action]
  const shared = { count, texts, onSubmit: change, onClose: () => setDialog(null) }
  return (
    <>
      {count > 0 && (
        <fieldset className="gevel-bulk__bar" disabled={progress !== null}>
          <legend>{texts.selected(count)}</legend>
          {SUBMISSION_ACTIONS.filter((action) => action !== status).map((action) => (
            <Button
              key={action}
              size="small"
              buttonStyle="secondary"
              margin={false}
              onClick={() => void press(action)}
            >
              {labelOf(action)}
            </Button>
          ))}
          <output>{progress}</output>
        </fieldset>
      )}
      {dialog === 'assign' && <AssignDialog {...shared} tenant={tenant} />}
      {dialog === 'delete' && <DeleteDialog {...shared} />}
      {ended && <BulkEnded {...{ ended, language, texts }} ref={section} onClose={() => setEnded(null)} />}
    </>
  )
}
