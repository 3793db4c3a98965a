'use client'

import { Button, Modal, useModal, useTranslation } from '@payloadcms/ui'
import { type ChangeEvent, type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'

import { focusFirst, type Problems, problemsIn, ProblemsContext } from './problems'
import { type ValueOf, valuesIn } from './values-in'

export type { ValueOf }

/** Why the server rejected the form: one message, or messages by field name. */
export type Refusal = { message: string } | { fields: Problems }

type Props = {
  heading: string
  /** The name of the field that has the focus first, where it is not the first of them. */
  firstField?: string
  labels: { submit: string; cancel: string; failed: string }
  /** Called when all fields are valid. Resolve to null to close the dialog, or to the errors to show. */
  onSubmit: (valueOf: ValueOf) => Promise<Refusal | null>
  onClose: () => void
  children: ReactNode
}

const NO_PROBLEMS: Problems = {}
/** Shared by all dialogs, since only one is open at a time. */
const SLUG = 'gevel-dialog'

/** Opens Payload's modal while the component is mounted; calls `onClose` once, also on Escape. Returns a function that closes it. */
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

/** Why the form was rejected; what was said of a field is gone once it is changed. */
function useRefusal() {
  const [refusal, set] = useState<Refusal | null>(null)
  const [changed, setChanged] = useState<readonly string[]>([])
  const rejected = refusal && 'fields' in refusal ? refusal.fields : NO_PROBLEMS
  const problems = Object.fromEntries(Object.entries(rejected).filter(([name]) => !changed.includes(name)))
  const setRefusal = (next: Refusal | null) => {
    set(next)
    setChanged([])
  }
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const { name } = target as { name?: unknown }
    if (typeof name === 'string' && name in problems) setChanged([...changed, name])
  }
  return { refusal, setRefusal, rejected, problems, onChange }
}

/** A form in Payload's modal, which traps the focus, closes on Escape and restores the focus. */
export function Dialog({ heading, firstField, labels, onSubmit, onClose, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const { refusal, setRefusal, rejected, problems, onChange } = useRefusal()
  const headingId = useId()
  const close = useOpenModal(onClose)

  // After rendering, so that screen readers announce the problem together with the field.
  useEffect(() => {
    if (form.current) focusFirst(form.current, rejected)
  }, [rejected])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React events bubble through portals: the form of the edit view would be submitted too.
    event.stopPropagation()
    const messages = { required: t('validation:required'), emailAddress: t('validation:emailAddress') }
    const fields = problemsIn(event.currentTarget, messages)
    if (Object.keys(fields).length > 0) return setRefusal({ fields })
    setBusy(true)
    const result = await onSubmit(valuesIn(event.currentTarget)).catch(() => ({ message: labels.failed }))
    setBusy(false)
    setRefusal(result)
    if (result === null) close()
  }

  return (
    <Modal
      slug={SLUG}
      className="gevel-dialog"
      aria-labelledby={headingId}
      closeOnBlur={false}
      {...(firstField && { focusTrapOptions: { initialFocus: `.gevel-dialog [name="${firstField}"]` } })}
    >
      <form ref={form} noValidate onChange={onChange} onSubmit={(event) => void submit(event)}>
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
