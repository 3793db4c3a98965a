'use client'

import { Button, useLocale, useSelection, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

import { toLocale } from '@/src/i18n/locale-texts'
import { BULK_ACTIONS, type BulkAction, MAX_LISTED } from '../rules/bulk-change'
import { type Change, changeAll, listed } from './bulk-calls'
import { BulkDialog } from './BulkDialog'
import { BulkResult } from './BulkResult'
import type { BulkPlace } from './place'
import { BULK_CHANGE_TEXTS, type BulkTexts, kindIn } from './texts'
import { TranslateDialog } from './TranslateDialog'
import type { Kept } from './use-result'

type May = { change: boolean; remove: boolean }
type Opened = BulkAction | 'translate'
type Props = {
  place: BulkPlace
  may: May
  result: Kept | null
  keepResult: (kept: Kept | null) => void
}

/** The ids of what is selected, on this page of the list or on all of them. */
function useSelectedIds(place: BulkPlace, { tooMany }: BulkTexts) {
  const { selectAll, selectedIDs, totalDocs } = useSelection()
  const locale = toLocale(useLocale().code)
  return async (): Promise<string[]> => {
    if (selectAll !== 'allAvailable') return selectedIDs.map(String)
    if (totalDocs > MAX_LISTED) throw new Error(tooMany(MAX_LISTED, totalDocs))
    return (await listed(place, globalThis.location.search.slice(1), locale)).ids
  }
}

type ActionsProps = {
  name: string
  texts: BulkTexts
  may: May
  hasModel: boolean
  onOpen: (one: Opened) => void
}

/** What can be done to the selected documents. */
function Actions({ name, texts, may, hasModel, onOpen }: ActionsProps) {
  const actions: readonly Opened[] = [
    ...BULK_ACTIONS.filter((action) => (action === 'trash' ? may.remove : may.change)),
    ...(may.change && hasModel ? (['translate'] as const) : []),
  ]
  return (
    <fieldset className="gevel-bulk__bar">
      <legend>{name}</legend>
      {actions.map((action) => (
        <Button
          key={action}
          size="small"
          buttonStyle="secondary"
          margin={false}
          onClick={() => onOpen(action)}
        >
          {texts.buttons[action]}
        </Button>
      ))}
    </fieldset>
  )
}

/** Changes the selected documents, and says how that ended. */
export function BulkBar({ place, may, result, keepResult }: Props) {
  const language = toLocale(useTranslation().i18n.language)
  const texts = BULK_CHANGE_TEXTS[language]
  const { count, toggleAll } = useSelection()
  const router = useRouter()
  const idsOf = useSelectedIds(place, texts)
  const [dialog, setDialog] = useState<Opened | null>(null)
  const [progress, setProgress] = useState<string | null>(null)
  const section = useRef<HTMLElement>(null)
  const [isFresh, setFresh] = useState(false)
  // The button that was pressed goes away with the selection, and with it the focus.
  useEffect(() => {
    if (isFresh && dialog === null) section.current?.focus()
  }, [isFresh, dialog])

  const finish = (kept: Kept) => {
    keepResult(kept)
    setFresh(true)
    toggleAll()
    router.refresh()
  }
  const change = async (wanted: Change) => {
    const ids = await idsOf()
    const ended = await changeAll(place, ids, wanted, (done) => setProgress(texts.progress(done, ids.length)))
    setProgress(null)
    finish({ change: ended })
  }
  const open = (action: Opened) => {
    setFresh(false)
    setDialog(action)
  }
  const kind = kindIn(language, place.collection)
  const shared = { count, kind, language, texts, onClose: () => setDialog(null) }
  return (
    <>
      {count > 0 && (
        <Actions
          name={texts.selected(count, kind)}
          {...{ texts, may }}
          hasModel={place.hasModel}
          onOpen={open}
        />
      )}
      {progress !== null && <output>{progress}</output>}
      {dialog === 'translate' && (
        <TranslateDialog
          {...shared}
          tenant={place.tenant}
          idsOf={idsOf}
          onStarted={(documents) => finish({ translating: documents })}
        />
      )}
      {dialog && dialog !== 'translate' && (
        <BulkDialog
          {...shared}
          action={dialog}
          collection={place.collection}
          progress={progress}
          onSubmit={change}
        />
      )}
      {result && (
        <BulkResult
          ref={section}
          {...{ result, language, texts, collection: place.collection }}
          onClose={() => keepResult(null)}
        />
      )}
    </>
  )
}
