import type { FormState } from 'payload'

/** The answer without the mark of a field that the form has by now, and in which something was typed. */
export function keepTypedValues(answer: FormState, now: FormState): FormState {
  const typed = (path: string, added?: boolean) => added === true && now[path]?.isModified === true
  return Object.fromEntries(
    Object.entries(answer).map(([path, { addedByServer, ...field }]) => [
      path,
      typed(path, addedByServer) ? field : { ...field, ...(addedByServer && { addedByServer }) },
    ]),
  )
}
