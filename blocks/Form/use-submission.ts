import type { Files } from '@/src/api-client/send-form'
import { type FormEvent, useEffect, useRef, useState } from 'react'

import type { Locale } from '@/src/lib/constants'
import type { FormDefinition } from '@/src/features/forms/rules/definition'
import type { FormError } from '@/src/features/forms/rules/check'
import { navigateTo } from '@/src/lib/navigation'
import type { FormTexts } from './texts'
import { readAnswers } from './read-input'
import { type Outcome, send } from './send'

/** The name of the honeypot field. */
export const HONEYPOT = 'website'

/** Validation is loaded on the first focus, to keep it out of the initial bundle. */
export const loadChecks = () => import('@/src/features/forms/rules/check')

const MILLISECONDS = 1000

/** Without those of questions that are hidden again. */
const shownFiles = (form: HTMLFormElement, files: Files): Files =>
  Object.fromEntries(Object.entries(files).filter(([name]) => form.elements.namedItem(name) !== null))

/** The result of validation, and the request body. */
async function readSubmission(
  definition: FormDefinition,
  texts: FormTexts,
  { form, files: chosen }: { form: HTMLFormElement; files: Files },
) {
  const { checkSubmission } = await loadChecks()
  const sent = new FormData(form)
  const data = readAnswers(definition.fields, form)
  const consent = sent.has('consent')
  const files = shownFiles(form, chosen)
  const honeypot = sent.get(HONEYPOT)
  return {
    checked: checkSubmission(definition, texts.errors, { data, consent, files }),
    files,
    body: {
      form: definition.id,
      path: window.location.pathname,
      data,
      ...(consent && { consent }),
      ...(typeof honeypot === 'string' && { [HONEYPOT]: honeypot }),
    },
  }
}

/** `progress`: the part of the files that was sent, from 0 to 1; null while none are. */
type State = { outcome: Outcome | null; sending: boolean; progress: number | null; attempt: number }
type Language = { locale: Locale; texts: FormTexts }

/** Validates and sends a form; returns the outcome and the event handlers. */
export function useSubmission(definition: FormDefinition, { locale, texts }: Language, files: Files) {
  const [state, setState] = useState<State>({ outcome: null, sending: false, progress: null, attempt: 0 })
  const shownAt = useRef(0)
  const busy = useRef(false)

  useEffect(() => {
    shownAt.current = performance.now()
  }, [])

  async function attempt(form: HTMLFormElement): Promise<Outcome> {
    const { checked, body, files: sent } = await readSubmission(definition, texts, { form, files })
    if ('errors' in checked) return { kind: 'invalid', errors: checked.errors }
    const seconds = (performance.now() - shownAt.current) / MILLISECONDS
    return send({ ...body, locale, seconds }, sent, (progress) => setState((last) => ({ ...last, progress })))
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    setState((last) => ({ ...last, sending: true }))
    const outcome = await attempt(event.currentTarget).catch((): Outcome => ({ kind: 'failed' }))
    if (outcome.kind === 'sent' && outcome.confirmation.type === 'redirect') {
      navigateTo(outcome.confirmation.href)
      return
    }
    busy.current = false
    setState((last) => ({ outcome, sending: false, progress: null, attempt: last.attempt + 1 }))
  }

  /** Removes corrected errors at once; new ones are only shown on the next attempt. */
  async function recheck(form: HTMLFormElement, chosen?: Files) {
    if (state.outcome?.kind !== 'invalid') return
    const { checked } = await readSubmission(definition, texts, { form, files: chosen ?? files })
    const remaining = new Set('errors' in checked ? checked.errors.map(({ path }) => path) : [])
    // Only the server knows the type of a file, so what it says stays until other files are chosen.
    const ofFiles = new Set(chosen ? [] : Object.keys(files).map((name) => `data.${name}`))
    const keep = ({ path }: FormError) => remaining.has(path) || ofFiles.has(path)
    setState((last) =>
      last.outcome?.kind === 'invalid'
        ? { ...last, outcome: { kind: 'invalid', errors: last.outcome.errors.filter(keep) } }
        : last,
    )
  }

  return { ...state, submit, recheck }
}
