'use client'

import { useEffect, useId, useRef, useState } from 'react'

import type { Files } from '@/src/api-client/send-form'
import { Button } from '@/src/components/ui/Button'
import { Checkbox } from '@/src/components/ui/field/Checkbox'
import { FormMessage } from '@/src/components/ui/field/FormMessage'
import {
  type FormDefinition,
  MAX_CHARACTERS,
  REFERENCE_PARAMETER,
} from '@/src/features/forms/rules/definition'
import { visibleFields } from '@/src/features/forms/rules/visible'
import type { Locale } from '@/src/lib/constants'
import { FormFields } from './FormFields'
import { Outcome } from './Outcome'
import { readAnswers } from './read-input'
import type { FormTexts } from './texts'
import { HONEYPOT, loadChecks, useSubmission } from './use-submission'

type Props = { definition: FormDefinition; label: string; locale: Locale; texts: FormTexts }

const readReference = (): string =>
  (new URLSearchParams(window.location.search).get(REFERENCE_PARAMETER) ?? '').slice(
    0,
    MAX_CHARACTERS.reference,
  )

/** Only robots see it. */
const Decoy = ({ label }: { label: string }) => (
  <div aria-hidden="true" className="form-decoy">
    <label>
      {label}
      <input autoComplete="off" name={HONEYPOT} tabIndex={-1} type="text" />
    </label>
  </div>
)

/** As answers, for conditions on whether there is one. */
const fileNames = (files: Files): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([name, list]) => [name, list.map((file) => file.name).join()]),
  )

/** Validates with the same rules as the server. Without JavaScript, the browser's own validation applies. */
export function SiteForm({ definition, label, locale, texts }: Props) {
  const prefix = `${useId()}-`
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState<Record<string, unknown>>({})
  const [reference, setReference] = useState('')
  const [files, setFiles] = useState<Files>({})
  const { outcome, sending, progress, attempt, submit, recheck } = useSubmission(
    definition,
    { locale, texts },
    files,
  )

  useEffect(() => {
    if (!form.current) return
    form.current.noValidate = true
    form.current.addEventListener('focusin', () => void loadChecks(), { once: true })
    setReference(readReference())
    // On going back, the browser may have restored answers.
    setAnswers(readAnswers(definition.fields, form.current))
  }, [definition])

  if (outcome?.kind === 'sent' && outcome.confirmation.type === 'message')
    return <FormMessage kind="success" text={outcome.confirmation.text} title={outcome.confirmation.title} />

  const errors = outcome?.kind === 'invalid' ? outcome.errors : []
  const errorOf = (path: string) => errors.find((error) => error.path === path)?.message
  const changed = () => {
    if (!form.current) return
    setAnswers(readAnswers(definition.fields, form.current))
    void recheck(form.current)
  }
  const choose = (name: string, chosen: readonly File[]) => {
    const next = { ...files, [name]: chosen }
    setFiles(next)
    if (form.current) void recheck(form.current, next)
  }
  const fields = visibleFields(definition.fields, { ...answers, ...fileNames(files) })
  return (
    <form
      ref={form}
      aria-label={label}
      className="form"
      method="post"
      onChange={changed}
      onSubmit={(event) => void submit(event)}
    >
      <Outcome key={attempt} fields={fields} outcome={outcome} prefix={prefix} texts={texts} />
      <div className="form-fields">
        <FormFields
          errorOf={errorOf}
          fields={fields}
          files={files}
          locale={locale}
          onFiles={choose}
          prefix={prefix}
          reference={reference}
          texts={texts}
        />
        {definition.consentText && (
          <Checkbox
            error={errorOf('consent') ?? null}
            id={`${prefix}consent`}
            label={definition.consentText}
            name="consent"
            required
          />
        )}
      </div>
      {definition.honeypot && <Decoy label={texts.decoy} />}
      {progress !== null && (
        <progress aria-label={texts.files.progress} className="form-progress" value={progress} />
      )}
      <Button busy={sending} className="form-submit" icon="arrow-right" type="submit">
        {sending ? texts.sending : definition.submitLabel}
      </Button>
    </form>
  )
}
