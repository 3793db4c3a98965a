'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { focusFirst, type Problems, problemsIn, ProblemsContext } from './problems'

/** What stands in the field of a name. */
export type ValueOf = (name: string) => string

/** Why it was not done: in general, or by the name of a field. */
export type Refusal = { message: string } | { fields: Problems }

type Props = {
  heading: string
  labels: { submit: string; cancel: string; failed: string }
  /** Called when every field is valid. Resolves with null, which closes the dialog, or with what is wrong, which is said in it. */
  onSubmit: (valueOf: ValueOf) => Promise<Refusal | null>
  onClose: () => void
  children: ReactNode
}

const valuesIn = (form: HTMLFormElement): ValueOf => {
  const data = new FormData(form)
  return (name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
}

const NONE: Problems = {}

/** A question in front of the page. The browser keeps the focus in it, closes it with Escape, and gives the focus back. */
export function Dialog({ heading, labels, onSubmit, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const problems = refusal && 'fields' in refusal ? refusal.fields : NONE
  const headingId = useId()

  useEffect(() => dialog.current?.showModal(), [])
  // Once what is wrong stands at the field, for whoever hears it when they get there.
  useEffect(() => {
    if (form.current) focusFirst(form.current, problems)
  }, [problems])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React lets it bubble to the edit view, which would save.
    event.stopPropagation()
    const words = { required: t('validation:required'), emailAddress: t('validation:emailAddress') }
    const fields = problemsIn(event.currentTarget, words)
    if (Object.keys(fields).length > 0) return setRefusal({ fields })
    setBusy(true)
    const refused = await onSubmit(valuesIn(event.currentTarget)).catch(() => ({ message: labels.failed }))
    setBusy(false)
    setRefusal(refused)
    if (refused === null) dialog.current?.close()
  }

  // Outside the edit view, which is a form: forms do not nest.
  return createPortal(
    <dialog ref={dialog} className="gevel-dialog" aria-labelledby={headingId} onClose={onClose}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <h2 id={headingId}>{heading}</h2>
        <ProblemsContext value={problems}>{children}</ProblemsContext>
        <div className="gevel-dialog__actions">
          <p role="alert">{refusal && 'message' in refusal && refusal.message}</p>
          <Button
            size="medium"
            margin={false}
            buttonStyle="secondary"
            onClick={() => dialog.current?.close()}
          >
            {labels.cancel}
          </Button>
          <Button size="medium" margin={false} type="submit" disabled={busy}>
            {labels.submit}
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  )
}
