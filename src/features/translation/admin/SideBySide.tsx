'use client'

import { type KeyboardEvent, useEffect, useRef } from 'react'

import { localeName } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { Bar } from './Bar'
import { FieldEditor } from './FieldEditor'
import { ModelBar } from './ModelBar'
import { TRANSLATION_TEXTS } from './texts'
import type { Subject, Translation } from './read-translation'
import { useModel } from './use-model'
import { type Proposals, useProposals } from './use-proposals'
import { useTranslation } from './use-translation'
import { XliffImport } from './XliffImport'

type Props = {
  subject: Subject
  language: Locale
  mayWrite: boolean
  hasDrafts: boolean
  /** Why there is no language model; null when there is one. */
  lack: string | null
}

const isDone = ({ state }: Translation['fields'][number]): boolean =>
  state === 'current' || state === 'reviewed'

const isOpen = ({ state }: Translation['fields'][number]): boolean =>
  state === 'missing' || state === 'outdated'

/** The proposals for texts that are open still, those of a file for all, as far as they say something else than is there. */
const offeredIn = (fields: Translation['fields'], proposals: Proposals): Proposals =>
  Object.fromEntries(
    fields.flatMap((field) =>
      field.segments.flatMap(({ id, target }) => {
        const proposal = proposals[id]
        const isOffered = proposal && (isOpen(field) || proposal.origin === 'file')
        return isOffered && proposal.text !== target ? [[id, proposal]] : []
      }),
    ),
  )

/** Asks before a page with unsaved texts is left. */
function useLeaveWarning(hasUnsaved: boolean): void {
  useEffect(() => {
    if (!hasUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasUnsaved])
}

/** Focuses the first open text after the focused one; from the last, the first. */
function focusNextOpen(within: HTMLElement | null): void {
  const all = [...(within?.querySelectorAll<HTMLTextAreaElement>('[data-segment]') ?? [])]
  const at = all.findIndex((control) => control === document.activeElement)
  const next = [...all.slice(at + 1), ...all.slice(0, at + 1)].find((control) => 'open' in control.dataset)
  next?.focus()
  next?.scrollIntoView({ block: 'center' })
}

/** Translates a document, by hand or from proposals: source and translation side by side, in the order of the form. */
export function SideBySide({ subject, language, mayWrite, hasDrafts, lack }: Props) {
  const texts = TRANSLATION_TEXTS[language]
  const { loaded, reload, edits, edit, problems, save, busy } = useTranslation(subject, texts)
  const version = loaded === null || loaded === 'failed' ? null : loaded.etag
  const { proposals, propose, reject } = useProposals(subject, version)
  const model = useModel(subject, texts, propose)
  const root = useRef<HTMLDivElement>(null)
  const unsaved = Object.keys(edits).length
  useLeaveWarning(unsaved > 0)
  if (loaded === null) return <output>{texts.loading}</output>
  if (loaded === 'failed')
    return (
      <p role="alert">
        {texts.failed}{' '}
        <button type="button" className="gevel-button" onClick={reload}>
          {texts.again}
        </button>
      </p>
    )
  const { fields } = loaded.translation
  const { from, to } = subject
  const offered = offeredIn(fields, proposals)
  const certain = Object.values(offered).filter(
    ({ id, match, origin }) => (match === 100 || origin === 'model') && edits[id] === undefined,
  )
  if (fields.length === 0) return <p>{texts.empty}</p>
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    if (event.key === 'Enter') focusNextOpen(root.current)
    else if (event.key === 's' && mayWrite && unsaved > 0) void save()
    else return
    event.preventDefault()
  }
  return (
    <div className="gevel-translation" ref={root} role="presentation" onKeyDown={onKeyDown}>
      <Bar
        {...{ texts, mayWrite, unsaved, busy }}
        done={fields.filter(isDone).length}
        total={fields.length}
        saveLabel={hasDrafts ? texts.save : texts.saveNow}
        proposed={certain.length}
        onNext={() => focusNextOpen(root.current)}
        onAccept={() => certain.forEach(({ id, text }) => edit(id, text, null))}
        onSave={() => void save()}
      />
      {!mayWrite && <p className="gevel-read-only">{texts.readOnly}</p>}
      {mayWrite && fields.some(isOpen) && <ModelBar {...model} {...{ lack, texts }} />}
      {mayWrite && <XliffImport {...{ subject, language, propose }} />}
      <div className="gevel-translation__languages" aria-hidden="true">
        <span>{texts.sourceIn(localeName(from, language))}</span>
        <span>{texts.targetIn(localeName(to, language))}</span>
      </div>
      {fields.map((field) => (
        <FieldEditor
          key={field.path}
          {...{ field, from, to, edits, problems, proposals: offered, texts, busy }}
          readOnly={!mayWrite}
          onEdit={edit}
          onReject={reject}
          onSettle={(path) => void save([path])}
        />
      ))}
    </div>
  )
}
