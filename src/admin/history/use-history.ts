import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useTranslation,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { toLocale } from '@/src/i18n/locale-texts'
import type { Direction } from '@/src/lib/undo-keys'
import { type Change, changesBetween, isLoaded, ownChanges } from './changes'
import { type Described, describeStep } from './describe-step'
import { EMPTY, record, takeStep } from './steps'
import { HISTORY_TEXTS } from './texts'

/** So long after a save, the form may get what the server made of it. */
const ANSWER_MS = 2000

/** What was undone or done again, and the states of the form around it. */
export type Done = { label: string; place: string; before: FormState; after: FormState }

/** The form as it was loaded again under what is typed, for as long as its values may still come into it. */
function useLoadedState(): () => FormState | null {
  const { initialState } = useDocumentInfo()
  const first = useRef(initialState)
  const loaded = useRef({ state: initialState, at: Number.NEGATIVE_INFINITY })
  useEffect(() => {
    if (initialState !== first.current) loaded.current = { state: initialState, at: performance.now() }
  }, [initialState])
  return () => {
    const { state, at } = loaded.current
    return state && performance.now() - at < ANSWER_MS ? state : null
  }
}

/** What a person calls the changes between two states of this form. */
function useDescription() {
  const { collectionSlug = '' } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  return (changes: readonly Change[], before: FormState, after: FormState): Described =>
    describeStep(
      changes,
      { before, after },
      { blocks: config.blocksMap, i18n },
      getEntityConfig({ collectionSlug })?.fields ?? [],
    )
}

/**
 * What was done in a form since it was opened.
 * @param opened the form as it was then: something may have been typed before this code had loaded
 * @param isCorrecting whether an editor of rich text undoes something by itself
 */
export function useHistory(opened: FormState, isCorrecting: () => boolean) {
  const [state] = useAllFormFields()
  const { dispatchFields, getFields, setModified } = useForm()
  const [history, setHistory] = useState(EMPTY)
  const describe = useDescription()
  const { acts } = HISTORY_TEXTS[toLocale(useTranslation().i18n.language)]
  const previous = useRef(opened)
  const isSaving = [useFormBackgroundProcessing(), useFormProcessing()].includes(true)
  const modified = useFormModified()
  const savedAt = useRef(Number.NEGATIVE_INFINITY)
  const loadedState = useLoadedState()
  const compare = useEffectEvent(() => {
    const before = previous.current
    previous.current = state
    // What the server answers comes after its save has ended, as the form sees it.
    const mayBeServer = isSaving || performance.now() - savedAt.current < ANSWER_MS || !modified
    const own = before === state ? [] : ownChanges(changesBetween(before, state), mayBeServer)
    const loaded = loadedState()
    const typed = loaded ? own.filter((change) => !isLoaded(loaded, change)) : own
    // A field without a name in the form, such as who saved last, came from the server.
    const hasName = (change: Change) => describe([change], before, state).name !== ''
    const changes = typed.filter((change) => !change.before || !change.after || hasName(change))
    if (!changes.some((change) => change.before && change.after)) return
    const { act, name } = describe(changes, before, state)
    setHistory((past) => record(past, { changes, label: acts[act](name), at: Date.now() }, isCorrecting()))
  })
  useEffect(() => compare(), [state])
  useEffect(() => {
    if (isSaving) return () => void (savedAt.current = performance.now())
    return undefined
  }, [isSaving])

  const act = (direction: Direction): Done | null => {
    const before = getFields()
    const taken = takeStep(history, direction === 'undo' ? 'past' : 'future', before)
    if (!taken) return null
    const { state: after, step } = taken
    previous.current = after
    dispatchFields({ type: 'REPLACE_STATE', optimize: false, state: after })
    setModified(true)
    setHistory(taken.history)
    return { label: step.label, place: describe(step.changes, before, after).place, before, after }
  }
  return { act, undo: history.past.at(-1)?.label, redo: history.future.at(-1)?.label }
}
