import type { Failure } from './send'

/** What went wrong in words: as a whole, and with fields (name → message). */
export type FormProblem = { title: string; fields?: Readonly<Record<string, string>> }

export type ProblemTexts = Record<
  'fields' | 'email' | 'unauthenticated' | 'tooManyRequests' | 'unavailable',
  string
>

/** Tells a failure; null for one that the form has its own place for. */
export function formProblem({ refusal, password, minutes }: Failure, texts: ProblemTexts): FormProblem {
  if (refusal === 'invalid')
    return { title: texts.fields, fields: password ? { password } : { email: texts.email } }
  if (refusal === 'tooManyRequests')
    return { title: texts.tooManyRequests.replace('{minutes}', String(minutes)) }
  return { title: refusal === 'unauthenticated' ? texts.unauthenticated : texts.unavailable }
}
