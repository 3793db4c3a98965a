'use client'

import { useEffect, useRef } from 'react'

import { usageFormat } from '@/src/features/assistant/rules/usage-format'
import type { Locale } from '@/src/lib/constants'
import type { Bulk, Estimate, Work } from './bulk-calls'
import { BULK_TEXTS, type BulkTexts } from './bulk-texts'
import { BulkResult } from './BulkResult'
import { useSelection } from './BulkSelection'
import { useBulk } from './use-bulk'

type Filters = Extract<Work, { all: true }>
type Props = {
  tenant: string
  filters: Omit<Filters, 'all'>
  language: Locale
  /** Why there is no language model; null when there is one. */
  lack: string | null
  /** One that runs or stopped, or has just ended. */
  found: Bulk | null
}

type PlanProps = {
  estimate: Estimate
  language: Locale
  texts: BulkTexts
  onStart: () => void
  onDiscard: () => void
}

/** What a translation is likely to use, before it starts. */
function Plan({ estimate, language, texts, onStart, onDiscard }: PlanProps) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const { documents, texts: count, tokens, cost, currency } = estimate
  const format = usageFormat(language, currency)
  const isEmpty = documents === 0
  return (
    <div>
      <p id="gevel-bulk-plan">
        {isEmpty
          ? texts.nothing
          : texts.expected({
              ...{ documents, texts: count, tokens: format.number(tokens) },
              cost: cost === null ? null : format.cost(cost),
            })}
      </p>
      <p className="gevel-translations__files">
        {!isEmpty && (
          <button ref={first} type="button" className="gevel-button gevel-button--first" onClick={onStart}>
            {texts.start}
          </button>
        )}
        <button ref={isEmpty ? first : null} type="button" className="gevel-button" onClick={onDiscard}>
          {texts.back}
        </button>
      </p>
    </div>
  )
}

type StateProps = {
  bulk: Bulk
  tenant: string
  language: Locale
  texts: BulkTexts
  onChange: (action: 'cancel' | 'continue') => void
}

/** What can be done about one in each state. */
const BUTTONS: Record<Bulk['state'], (texts: BulkTexts) => string> = {
  running: ({ cancel }) => cancel,
  stopped: (texts) => texts.continue,
  cancelled: (texts) => texts.again,
  done: (texts) => texts.again,
}

/** How far a bulk translation is, or how it ended. */
function BulkState({ bulk, tenant, language, texts, onChange }: StateProps) {
  const { state, reason, done, failed, total, cost, currency } = bulk
  const money = cost !== null && currency !== null ? usageFormat(language, currency).cost(cost) : null
  const canContinue = state === 'stopped' || (state === 'done' && failed > 0)
  return (
    <>
      {state === 'running' && (
        <progress
          className="gevel-translations__progress"
          aria-label={texts.title}
          max={total}
          value={done + failed}
        />
      )}
      <output className="gevel-translations__state">
        {[texts.states[state], reason, texts.progress(bulk), money && texts.cost(money)]
          .filter(Boolean)
          .join(' ')}
      </output>
      {(state === 'running' || canContinue) && (
        <p>
          <button
            type="button"
            className="gevel-button"
            onClick={() => onChange(state === 'running' ? 'cancel' : 'continue')}
          >
            {BUTTONS[state](texts)}
          </button>
        </p>
      )}
      {state !== 'running' && total > 0 && <BulkResult {...{ bulk, tenant, language, texts }} />}
    </>
  )
}

/** Translates the selected documents, or all of the filter; without a model, says so in its place. */
export function BulkTranslation({ tenant, filters, language, lack, found }: Props) {
  const texts = BULK_TEXTS[language]
  const { selected } = useSelection()
  const { bulk, estimate, isBusy, plan, discard, start, change } = useBulk(tenant, found, texts)
  const section = useRef<HTMLElement>(null)
  if (lack !== null) return <p className="gevel-note">{lack}</p>
  const { from, to } = filters
  const work: Work = selected.size > 0 ? { from, to, ids: [...selected] } : { ...filters, all: true }
  /** The button that was pressed goes away, and with it the focus. */
  const thenFocus = (promise: Promise<void>) => void promise.then(() => section.current?.focus())
  return (
    <section ref={section} tabIndex={-1} className="gevel-translations__bulk" aria-label={texts.title}>
      {estimate && (
        <Plan
          {...{ estimate, language, texts }}
          onStart={() => thenFocus(start())}
          onDiscard={() => thenFocus(Promise.resolve(discard()))}
        />
      )}
      {!estimate && bulk?.state !== 'running' && (
        <p className="gevel-translations__ask">
          <button
            type="button"
            className="gevel-button gevel-button--first"
            onClick={() => !isBusy && void plan(work)}
          >
            {texts.ask}
          </button>
          <output>
            {isBusy ? texts.estimating : selected.size > 0 ? texts.chosen(selected.size) : texts.all}
          </output>
        </p>
      )}
      {bulk && !estimate && (
        <BulkState {...{ bulk, tenant, language, texts }} onChange={(action) => thenFocus(change(action))} />
      )}
    </section>
  )
}
