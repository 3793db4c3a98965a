'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

type Props = {
  heading: string
  labels: { submit: string; cancel: string; failed: string }
  /** Gets what stands in the field of a name; the dialog stays open when it fails. */
  onSubmit: (valueOf: (name: string) => string) => Promise<void>
  onClose: () => void
  children: ReactNode
}

const valuesIn = (form: HTMLFormElement) => {
  const data = new FormData(form)
  return (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
}

/** A question in front of the page. The browser keeps the focus in it, closes it with Escape, and gives the focus back. */
export function Dialog({ heading, labels, onSubmit, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking')
  const headingId = useId()

  useEffect(() => dialog.current?.showModal(), [])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React lets it bubble to the edit view, which would save.
    event.stopPropagation()
    setState('sending')
    try {
      await onSubmit(valuesIn(event.currentTarget))
      dialog.current?.close()
    } catch {
      setState('failed')
    }
  }

  // Outside the edit view, which is a form: forms do not nest.
  return createPortal(
    <dialog ref={dialog} className="gevel-dialog" aria-labelledby={headingId} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <h2 id={headingId}>{heading}</h2>
        {children}
        <div className="gevel-dialog__actions">
          <p role="alert">{state === 'failed' && labels.failed}</p>
          <Button
            size="medium"
            margin={false}
            buttonStyle="secondary"
            onClick={() => dialog.current?.close()}
          >
            {labels.cancel}
          </Button>
          <Button size="medium" margin={false} type="submit" disabled={state === 'sending'}>
            {labels.submit}
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  )
}
