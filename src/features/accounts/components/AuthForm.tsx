'use client'

import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

import { Button } from '@/src/components/ui/Button'
import { FormMessage } from '@/src/components/ui/field/FormMessage'
import { TextInput } from '@/src/components/ui/field/TextInput'
import { useIsBrowser } from '@/src/components/ui/use-is-browser'
import type { FormProblem } from './form-problem'

export type AuthField = {
  name: string
  label: string
  type: 'text' | 'email' | 'password'
  autoComplete: string
  description?: string
  /** The message shown when `isValid` rejects the value. */
  problem: string
  isValid: (value: string) => boolean
}

export type Values = Readonly<Record<string, string>>

type Props = {
  fields: readonly AuthField[]
  submitLabel: string
  /** Heading of the list of invalid fields. */
  invalidTitle: string
  /** Sends the values; resolves to the problem to show, or to null on success. */
  send: (values: Values) => Promise<FormProblem | null>
  /** Below the button. */
  children?: ReactNode
}

type Problem = Required<FormProblem> & { attempt: number }

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** A form about an account, validated in the browser before it is sent. */
export function AuthForm({ fields, submitLabel, invalidTitle, send, children }: Props) {
  const prefix = useId()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isReady = useIsBrowser()
  // The first invalid field gets the focus; the live region announces the problem as well.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [problem])
  const idOf = (name: string) => `${prefix}${name}`
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const attempt = (problem?.attempt ?? 0) + 1
    const values = valuesOf(event.currentTarget)
    const invalid = fields.filter(({ name, isValid }) => !isValid(values[name] ?? ''))
    if (invalid.length > 0) {
      const messages = Object.fromEntries(invalid.map((field) => [field.name, field.problem]))
      setProblem({ attempt, title: invalidTitle, fields: messages })
      return
    }
    setBusy(true)
    const failure = await send(values)
    setProblem(failure && { attempt, fields: {}, ...failure })
    if (failure) setBusy(false)
  }
  return (
    // Sent before its script runs, its values would otherwise become part of the URL.
    <form ref={form} noValidate className="auth-form" method="post" onSubmit={(event) => void submit(event)}>
      {problem && (
        <FormMessage
          key={problem.attempt}
          kind="error"
          takesFocus={Object.keys(problem.fields).length === 0}
          title={problem.title}
          errors={Object.entries(problem.fields).map(([name, message]) => ({ id: idOf(name), message }))}
        />
      )}
      {fields.map(({ name, label, type, autoComplete, description }) => (
        <TextInput
          key={name}
          required
          autoComplete={autoComplete}
          description={description}
          error={problem?.fields[name] ?? null}
          id={idOf(name)}
          label={label}
          name={name}
          type={type}
        />
      ))}
      <Button busy={busy} disabled={!isReady} icon="arrow-right" type="submit">
        {submitLabel}
      </Button>
      {children}
    </form>
  )
}
