'use client'

import type { TranslationTexts } from './texts'

type BarProps = {
  texts: TranslationTexts
  mayWrite: boolean
  done: number
  total: number
  unsaved: number
  /** How many proposals can be accepted as they are. */
  proposed: number
  busy: boolean
  saveLabel: string
  onNext: () => void
  onAccept: () => void
  onSave: () => void
}

/** How far the translation is, and what can be done with all of it. */
export function Bar({ texts, mayWrite, done, total, unsaved, proposed, ...actions }: BarProps) {
  const { busy, saveLabel, onNext, onAccept, onSave } = actions
  return (
    <div className="gevel-translation__bar">
      <output>
        {texts.progress(done, total)}
        {unsaved > 0 && ` · ${texts.unsaved(unsaved)}`}
      </output>
      <button type="button" className="gevel-button" title={texts.nextOpenHint} onClick={onNext}>
        {texts.nextOpen}
      </button>
      {mayWrite && proposed > 0 && (
        <button type="button" className="gevel-button" onClick={onAccept}>
          {texts.proposal.acceptAll(proposed)}
        </button>
      )}
      {mayWrite && (
        <button
          type="button"
          className="gevel-button gevel-button--first"
          disabled={busy || unsaved === 0}
          onClick={onSave}
        >
          {saveLabel}
        </button>
      )}
    </div>
  )
}
