'use client'

import { Button, useLocale, useSelection, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState } from 'react'

import { toLocale } from '@/src/i18n/locale-texts'
import { BULK_ACTIONS, MAX_LISTED } from '../rules/bulk-change'
import { type Change, changeAll, listed, type Move, moveBelow } from './bulk-calls'
import { BulkDialog } from './BulkDialog'
import { BulkResult } from './BulkResult'
import { BulkMoveDialog } from './BulkMoveDialog'
import { type Chosen, withinLimits } from './limits'
import type { BulkPlace } from './place'
import { BULK_CHANGE_TEXTS, type BulkTexts, type Kind, kindIn } from './texts'
import { TranslateDialog } from './TranslateDialog'
import type { Kept } from './use-result'

type May = { change: boolean; remove: boolean }
type Props = {
  place: BulkPlace
  may: May
  result: Kept | null
  keepResult: (kept: Kept | null) => void
}

/** The ids of what is selected, on this page of the list or on all of them. */
function useSelectedIds(place: BulkPlace, tooMany: (total: number) => string) {
  const { selectAll, selectedIDs } = useSelection()
  const locale = toLocale(useLocale().code)
  return async (): Promise<string[]> => {
    if (selectAll !== 'allAvailable') return selectedIDs.map(String)
    const { ids, total } = await listed(place, globalThis.location.search.slice(1), locale)
    // Somebody else may have added some since the list was loaded.
    if (total > ids.length) throw new Error(tooMany(total))
    return ids
  }
}

type ActionsProps = {
  count: number
  kind: Kind
  texts: BulkTexts
  actions: readonly Chosen[]
  onOpen: (one: Chosen) => void
}

/** What can be done to the selected documents, and why something cannot. */
function Actions({ count, kind, texts, actions, onOpen }: ActionsProps) {
  const id = useId()
  const { possible, message } = withinLimits(actions, count, texts, kind)
  return (
    <fieldset className="gevel-bulk__bar" {...(message && { 'aria-describedby': id })}>
      <legend>{texts.selected(count, kind)}</legend>
      {possible.map((action) => (
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
      <output id={id}>{message}</output>
    </fieldset>
  )
}

/** The actions that the account may take, in the order in which they are shown. */
function actionsFor({ collection, hasModel, mayPublish }: BulkPlace, may: May): Chosen[] {
  const [publish, unpublish, trash] = BULK_ACTIONS
  return [
    ...(mayPublish ? [publish, unpublish] : []),
    ...(mayPublish && collection === 'pages' ? (['move'] as const) : []),
    ...(may.remove ? [trash] : []),
    ...(may.change && hasModel ? (['translate'] as const) : []),
  ]
}

/** Changes the selected documents, and says how that ended. */
export function BulkBar({ place, may, result, keepResult }: Props) {
  const language = toLocale(useTranslation().i18n.language)
  const texts = BULK_CHANGE_TEXTS[language]
  const { count, toggleAll } = useSelection()
  const router = useRouter()
  const kind = kindIn(language, place.collection)
  const idsOf = useSelectedIds(place, (total) => texts.tooMany(total, MAX_LISTED, kind))
  const [dialog, setDialog] = useState<Chosen | null>(null)
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
  const open = (action: Chosen) => {
    setFresh(false)
    setDialog(action)
  }
  const move = async (wanted: Move) =>
    finish({ change: await moveBelow(place.tenant, await idsOf(), wanted) })
  const shared = { count, kind, language, texts, onClose: () => setDialog(null) }
  return (
    <>
      {count > 0 && <Actions {...{ count, kind, texts }} actions={actionsFor(place, may)} onOpen={open} />}
      {progress !== null && <output>{progress}</output>}
      {dialog === 'translate' && (
        <TranslateDialog
          {...shared}
          tenant={place.tenant}
          idsOf={idsOf}
          onStarted={(documents) => finish({ translating: documents })}
        />
      )}
      {dialog === 'move' && <BulkMoveDialog {...shared} tenant={place.tenant} onSubmit={move} />}
      {dialog && dialog !== 'translate' && dialog !== 'move' && (
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
