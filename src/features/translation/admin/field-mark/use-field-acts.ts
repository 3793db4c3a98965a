'use client'

import { toast, useForm, useFormBackgroundProcessing } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

import { focusField } from '@/src/upstream/payload/focus-field'
import {
  proposeField,
  saveTranslation,
  type Loaded,
  type Subject,
  type TranslationField,
} from '../read-translation'
import { reasonOf } from '../reason'
import type { MarkTexts } from './own-texts'
import { sourceValue } from './source-value'
import { type Proposed, translatedValue } from './translated-value'

type Field = { path: string; field: TranslationField; subject: Subject; etag: Loaded['etag'] }

/**
 * Puts a value into the form, as if it were typed there. After a save that is under way: the form takes what the server
 * answers for all fields but the one that was changed last.
 */
function useSetField(path: string, { kind }: TranslationField) {
  const { dispatchFields, setModified } = useForm()
  const isSaving = useFormBackgroundProcessing()
  const [placed, setPlaced] = useState<{ value: unknown } | null>(null)
  const done = useRef(placed)
  useEffect(() => {
    if (!placed || isSaving || done.current === placed) return
    done.current = placed
    const { value } = placed
    // An editor of rich text shows a new value only where its first one changes too.
    const initial = kind === 'rich' ? { initialValue: value } : {}
    dispatchFields({ type: 'UPDATE', path, value, ...initial, valid: true })
    setModified(true)
  }, [placed, isSaving, kind, path, dispatchFields, setModified])
  return (value: unknown) => setPlaced({ value })
}

/** Does one thing at a time, until the form is left, and says what came of it. */
function useOneAct(texts: MarkTexts) {
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const call = useRef<AbortController | null>(null)
  useEffect(() => () => call.current?.abort(), [])
  /** @param work gives what to say of it */
  const run = async (saying: string, work: (signal: AbortSignal) => Promise<string>) => {
    if (isBusy) return
    const own = new AbortController()
    call.current = own
    setBusy(true)
    setSaid(saying)
    const result = await work(own.signal).catch(async (error: unknown) =>
      own.signal.aborted ? texts.model.stopped : ((await reasonOf(error)) ?? texts.mark.failed),
    )
    setSaid(result)
    setBusy(false)
  }
  return { said, isBusy, run, stop: () => call.current?.abort() }
}

/** What can be done about the translation of a field. */
export function useFieldActs({ path, field, subject, etag }: Field, texts: MarkTexts, again: () => void) {
  const { getField } = useForm()
  const setField = useSetField(path, field)
  const [proposals, setProposals] = useState<readonly Proposed[]>([])
  const { run, ...act } = useOneAct(texts)
  const translate = async (signal: AbortSignal) => {
    const { proposals: found, untranslated } = await proposeField(subject, field.path, signal)
    // Half of a text would pass for all of it.
    setProposals(untranslated.length > 0 ? [] : found)
    return untranslated[0]?.message ?? (found.length > 0 ? texts.model.proposed(1) : texts.model.left(1))
  }
  const accept = async () => {
    const source = await sourceValue(subject, field)
    const translated = translatedValue(field, { source, target: getField(path)?.value, proposals })
    setProposals([])
    if (!translated) return texts.mark.sourceChanged
    setField(translated.value)
    return texts.mark.placed
  }
  return {
    ...{ proposals, ...act },
    reject: () => setProposals([]),
    translate: () => void run(texts.model.asking, translate),
    accept: () => void run('', accept),
    copy: () =>
      void run('', async () => {
        setField(await sourceValue(subject, field))
        return texts.mark.placed
      }),
    /** Closes the mark, and with it the button that was pressed: `form` has the field that takes the focus. */
    settle: (form: Element | null) =>
      void run('', async () => {
        await saveTranslation(subject, { segments: [], settled: [field.path] }, etag)
        toast.success(texts.saved)
        if (form) void focusField(form, { path, tab: null })
        again()
        return ''
      }),
  }
}
