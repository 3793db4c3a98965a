'use client'

import { createContext, use } from 'react'

/** What is wrong, by the name of the field. */
export type Problems = Readonly<Record<string, string>>

type Words = { required: string; emailAddress: string }

/** For the fields of a dialog: what is wrong with each. */
export const ProblemsContext = createContext<Problems>({})

/** What is wrong with a field of the dialog that this stands in; undefined if nothing is. */
export const useProblem = (name: string): string | undefined => use(ProblemsContext)[name]

const isControl = (element: Element): element is HTMLInputElement =>
  'validity' in element && 'name' in element

/** Spaces are nothing, though the browser takes them. */
const isBlank = ({ required, value }: HTMLInputElement): boolean => required && value.trim() === ''

/** What the browser holds against the fields of a form, in our words: its own are in the language of the browser. */
export function problemsIn(form: HTMLFormElement, words: Words): Problems {
  const invalid = [...form.elements]
    .filter(isControl)
    .filter((control) => control.name && (!control.validity.valid || isBlank(control)))
  return Object.fromEntries(
    invalid.map(({ name, validity }) => [name, validity.typeMismatch ? words.emailAddress : words.required]),
  )
}

/** Leads to the first of the fields of which something is wrong. */
export function focusFirst(form: HTMLFormElement, problems: Problems): void {
  const first = [...form.elements].filter(isControl).find(({ name }) => name in problems)
  first?.focus()
}
