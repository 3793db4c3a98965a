import type { Failure } from './send'

/** What to show of a failure: a title, and messages by field name. */
export type FormProblem = { title: string; fields?: Readonly<Record<string, string>> }

export type ProblemTexts = Record<
  'fields' | 'email' | 'unauthenticated' | 'tooManyRequests' | 'unavailable',
  string
>

/** Translates a failure into messages. `expired` is for the form itself to show. */
export function formProblem({ reason, password, minutes }: Failure, texts: ProblemTexts): FormProblem {
  if (reason === 'invalid')
    return { title: texts.fields, fields: password ? { password } : { email: texts.email } }
  if (reason === 'tooManyRequests')
    return { title: texts.tooManyRequests.replace('{minutes}', String(minutes)) }
  return { title: reason === 'unauthenticated' ? texts.unauthenticated : texts.unavailable }
}
