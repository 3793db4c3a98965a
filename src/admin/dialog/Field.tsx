'use client'

import { type ReactNode, useId } from 'react'

import { useProblem } from './problems'

/** Props that connect a control to its label, explanation and problem. */
type Control = { id: string; name: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

type Props = {
  name: string
  label: string
  explanation?: string
  children: (control: Control) => ReactNode
}

/** A field of a dialog: label, control, explanation and problem. */
export function Field({ name, label, explanation, children }: Props) {
  const id = useId()
  const problem = useProblem(name)
  const described = [explanation && `${id}-explanation`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="gevel-dialog__field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        ...(described && { 'aria-describedby': described }),
        ...(problem && { 'aria-invalid': true }),
      })}
      {explanation && <small id={`${id}-explanation`}>{explanation}</small>}
      {problem && (
        <p id={`${id}-problem`} className="gevel-dialog__problem">
          {problem}
        </p>
      )}
    </div>
  )
}
