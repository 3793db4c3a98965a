import type { FormState } from 'payload'

/** The fields whose values differ from those that were sent, marked so that Payload keeps them. */
export function changedSince(sent: FormState, now: FormState): FormState {
  const changed = Object.entries(now).filter(
    ([path, { value, initialValue, isModified }]) =>
      !isModified && value !== (path in sent ? sent[path]?.value : initialValue),
  )
  return Object.fromEntries(changed.map(([path, field]) => [path, { ...field, isModified: true }]))
}
