'use client'

import { Button, Modal, useModal, useTranslation } from '@payloadcms/ui'
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'

import { focusFirst, type Problems, problemsIn, ProblemsContext } from './problems'

/** The value of the field with a name, without surrounding spaces; empty when there is no such field. */
export type ValueOf = (name: string) => string

/** Why the server refused: in general, or by the name of a field. */
export type Refusal = { message: string } | { fields: Problems }

type Props = {
  heading: string
  labels: { submit: string; cancel: string; failed: string }
  /** Called when every field is valid. Resolves with null, which closes the dialog, or with the problems, which it then shows. */
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
/** One dialog is open at a time. */
const SLUG = 'gevel-dialog'

/** Opens Payload's modal for as long as the component is mounted, and reports once that it was closed, with Escape too. */
function useOpenModal(onClose: () => void): () => void {
  const { openModal, closeModal, modalState } = useModal()
  const isOpen = modalState[SLUG]?.isOpen
  const wasOpen = useRef(false)
  useEffect(() => {
    openModal(SLUG)
    return () => closeModal(SLUG)
  }, [openModal, closeModal])
  useEffect(() => {
    if (!isOpen && wasOpen.current) onClose()
    wasOpen.current = isOpen === true
  }, [isOpen, onClose])
  return () => closeModal(SLUG)
}

/** A form in a modal dialog. Payload's modal traps the focus, closes with Escape and returns the focus. */
export function Dialog({ heading, labels, onSubmit, onClose, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const problems = refusal && 'fields' in refusal ? refusal.fields : NONE
  const headingId = useId()
  const close = useOpenModal(onClose)

  // After the problems are rendered, so that a screen reader reads them with the field.
  useEffect(() => {
    if (form.current) focusFirst(form.current, problems)
  }, [problems])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // It would bubble through the portal to the edit view's form, which would save.
    event.stopPropagation()
    const words = { required: t('validation:required'), emailAddress: t('validation:emailAddress') }
    const fields = problemsIn(event.currentTarget, words)
    if (Object.keys(fields).length > 0) return setRefusal({ fields })
    setBusy(true)
    const refused = await onSubmit(valuesIn(event.currentTarget)).catch(() => ({ message: labels.failed }))
    setBusy(false)
    setRefusal(refused)
    if (refused === null) close()
  }

  return (
    <Modal slug={SLUG} className="gevel-dialog" aria-labelledby={headingId} closeOnBlur={false}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <h2 id={headingId}>{heading}</h2>
        <ProblemsContext value={problems}>{children}</ProblemsContext>
        <div className="gevel-dialog__actions">
          <p role="alert">{refusal && 'message' in refusal && refusal.message}</p>
          <Button size="medium" margin={false} buttonStyle="secondary" onClick={close}>
            {labels.cancel}
          </Button>
          <Button size="medium" margin={false} type="submit" disabled={busy}>
            {labels.submit}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
