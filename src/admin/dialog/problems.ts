'use client'

import { createContext, use } from 'react'

/** Validation messages by field name. */
export type Problems = Readonly<Record<string, string>>

type ValidationMessages = { required: string; emailAddress: string }

export const ProblemsContext = createContext<Problems>({})

/** The validation message of a field of the surrounding dialog. */
export const useProblem = (name: string): string | undefined => use(ProblemsContext)[name]

const isControl = (element: Element): element is HTMLInputElement =>
  'validity' in element && 'name' in element

/** Browsers accept spaces in a required field. */
const isBlank = ({ required, value }: HTMLInputElement): boolean => required && value.trim() === ''

/** Uses the browser's validation with our messages, because its own are in the language of the browser. */
export function problemsIn(form: HTMLFormElement, messages: ValidationMessages): Problems {
  const invalid = [...form.elements]
    .filter(isControl)
    .filter((control) => control.name && (!control.validity.valid || isBlank(control)))
  return Object.fromEntries(
    invalid.map(({ name, validity }) => [
      name,
      validity.typeMismatch ? messages.emailAddress : messages.required,
    ]),
  )
}

/** Focuses the first field that has a problem. */
export function focusFirst(form: HTMLFormElement, problems: Problems): void {
  const first = [...form.elements].filter(isControl).find(({ name }) => name in problems)
  first?.focus()
}
