'use client'

import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { pathInForm, tabOf } from '@/src/admin/document/place-in-form'
import { toLocale } from '@/src/i18n/locale-texts'
import type { Direction } from '@/src/lib/undo-keys'
import { focusField, nextFrame, showField } from '@/src/upstream/payload/focus-field'
import { offerHistory } from './history-of'
import { HISTORY_TEXTS } from './texts'
import { type Done, useHistory } from './use-history'
import type { OpenedForm } from './use-opened-form'
import { CORRECTING_MS, useUndoKeys } from './use-undo-keys'

/** 24 by 24. */
const ARROWS: Record<Direction, string> = {
  undo: 'M9 4 4 9l5 5M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M15 4l5 5-5 5M20 9H10a5.5 5.5 0 0 0 0 11h3',
}

/** What is there of a place now: of a row that is gone, the row that has its position, or its list. */
function placeNow({ place, before, after }: Done): string {
  const path = pathInForm(after, place)
  const list = place.split('.').slice(0, -1).join('.')
  const rows = after[pathInForm(after, list)]?.rows
  if (!rows || rows.some(({ id }) => place.endsWith(`.${id}`))) return path
  const index = Number(pathInForm(before, place).split('.').at(-1))
  const next = Math.min(index, rows.length - 1)
  return [pathInForm(after, list), ...(next < 0 ? [] : [next])].join('.')
}

/** Opens a place of the form, and focuses it unless the focus stays where it is. */
function useOpener() {
  const { collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  return async (form: Element, done: Done, keepsFocus: boolean) => {
    // The form puts rows that moved into the page anew.
    await nextFrame()
    await nextFrame()
    const tab = tabOf(getEntityConfig({ collectionSlug })?.fields ?? [], done.place, i18n)
    await (keepsFocus ? showField : focusField)(form, { path: placeNow(done), tab })
  }
}

type ButtonProps = { direction: Direction; label: string | undefined; onAct: () => void }

function HistoryButton({ direction, label, onAct }: ButtonProps) {
  const texts = HISTORY_TEXTS[toLocale(useTranslation().i18n.language)]
  const name = label === undefined ? texts[`${direction}None`] : texts[direction](label)
  return (
    <button aria-disabled={label === undefined} aria-label={name} onClick={onAct} title={name} type="button">
      <svg aria-hidden fill="none" stroke="currentColor" strokeWidth="2" viewBox="0 0 24 24">
        <path d={ARROWS[direction]} />
      </svg>
    </button>
  )
}

function History({ opened }: { opened: FormState }) {
  const mark = useRef<HTMLDivElement>(null)
  const texts = HISTORY_TEXTS[toLocale(useTranslation().i18n.language)]
  const open = useOpener()
  const [said, setSaid] = useState('')
  const corrected = useRef(-CORRECTING_MS)
  const { act, ...labels } = useHistory(opened, () => performance.now() - corrected.current < CORRECTING_MS)
  const run = (direction: Direction): Done | null => {
    const done = act(direction)
    if (done) setSaid(texts[direction === 'undo' ? 'undone' : 'redone'](done.label))
    return done
  }
  const runHere = (direction: Direction, keepsFocus: boolean) => {
    const form = mark.current?.closest('form')
    const done = run(direction)
    if (form && done) void open(form, done, keepsFocus)
  }
  useUndoKeys(mark, corrected, (direction) => runHere(direction, false))
  const runElsewhere = useEffectEvent((direction: Direction) => run(direction)?.place ?? null)
  useEffect(() => {
    const form = mark.current?.closest('form')
    return form ? offerHistory(form, (direction) => runElsewhere(direction)) : undefined
  }, [])
  return (
    <div className="gevel-history__buttons" ref={mark}>
      <HistoryButton direction="undo" label={labels.undo} onAct={() => runHere('undo', true)} />
      <HistoryButton direction="redo" label={labels.redo} onAct={() => runHere('redo', true)} />
      <output className="gevel-hidden">{said}</output>
    </div>
  )
}

/** Undo and redo of everything in a form, for each document and language anew. */
export function FormHistory({ opened }: { opened: OpenedForm }) {
  return <History key={opened.key} opened={opened.state} />
}
