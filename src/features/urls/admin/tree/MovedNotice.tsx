'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import type { Locale } from '@/src/lib/constants'
import { movePage, type Place } from './move-call'
import { TREE_TEXTS } from './texts'

/** A move that was done; `canUndo` unless what was at the new path already would go along. */
export type Moved = { from: string; to: string; pages: number; canUndo: boolean; isUndone: boolean }

type Props = { moved: Moved | null; place: Place; language: Locale; onMoved: (moved: Moved) => void }

/** Says what moved, also to screen readers, and moves it back on request. */
export function MovedNotice({ moved, place, language, onMoved }: Props) {
  const texts = TREE_TEXTS[language]
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const undo = async ({ from: to, to: from }: Moved) => {
    setBusy(true)
    setProblem('')
    try {
      const pages = await movePage(place, { from, to, leaveRedirects: false })
      onMoved({ from, to, pages, canUndo: false, isUndone: true })
    } catch (error) {
      const refusal = refusalOf(error, [], texts.failed)
      setProblem('message' in refusal ? refusal.message : texts.failed)
    }
    setBusy(false)
  }
  return (
    <div className="gevel-tree__moved" data-shown={moved !== null}>
      <output>{moved && (moved.isUndone ? texts.undone : texts.moved)(moved.pages, moved.to)}</output>
      {moved?.canUndo && (
        <Button
          buttonStyle="secondary"
          disabled={busy}
          margin={false}
          onClick={() => void undo(moved)}
          size="small"
        >
          {texts.undo}
        </Button>
      )}
      <p role="alert">{problem}</p>
    </div>
  )
}
