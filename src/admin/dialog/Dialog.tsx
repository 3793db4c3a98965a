'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** What stands in the field of a name. */
export type ValueOf = (name: string) => string

type Props = {
  heading: string
  labels: { submit: string; cancel: string; failed: string }
  /** Resolves with null, which closes the dialog, or with what is wrong, which is said in it. */
  onSubmit: (valueOf: ValueOf) => Promise<string | null>
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

/** A question in front of the page. The browser keeps the focus in it, closes it with Escape, and gives the focus back. */
export function Dialog({ heading, labels, onSubmit, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const headingId = useId()

  useEffect(() => dialog.current?.showModal(), [])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React lets it bubble to the edit view, which would save.
    event.stopPropagation()
    setBusy(true)
    const refused = await onSubmit(valuesIn(event.currentTarget)).catch(() => labels.failed)
    setBusy(false)
    setProblem(refused)
    if (refused === null) dialog.current?.close()
  }

  // Outside the edit view, which is a form: forms do not nest.
  return createPortal(
    <dialog ref={dialog} className="gevel-dialog" aria-labelledby={headingId} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <h2 id={headingId}>{heading}</h2>
        {children}
        <div className="gevel-dialog__actions">
          <p role="alert">{problem}</p>
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
