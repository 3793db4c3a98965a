import { FormMessage } from '@/src/components/ui/field/FormMessage'
import type { FormField } from '@/src/features/forms/rules/definition'
import type { Outcome as Result } from './send'
import type { FormTexts } from './texts'

type Props = { outcome: Result | null; fields: readonly FormField[]; prefix: string; texts: FormTexts }

/** Adds a colon unless the label already ends with punctuation. */
const joined = (label: string, message: string): string =>
  /[?!.:…]$/.test(label) ? `${label} ${message}` : `${label}: ${message}`

/** Errors of the last attempt. Corrected ones are no longer listed. */
export function Outcome({ outcome, fields, prefix, texts }: Props) {
  if (outcome === null || outcome.kind === 'sent') return null
  if (outcome.kind === 'failed') return <FormMessage kind="error" {...texts.failed} />
  if (outcome.kind === 'tooMany') {
    const text = texts.tooMany.text.replace('{minutes}', String(outcome.minutes))
    return <FormMessage kind="error" text={text} title={texts.tooMany.title} />
  }
  if (outcome.errors.length === 0) return null
  const labels = new Map(fields.map(({ name, label }) => [`data.${name}`, label]))
  const errors = outcome.errors.map(({ path, message }) => {
    const label = labels.get(path)
    return { id: prefix + path.replace(/^data\./, ''), message: label ? joined(label, message) : message }
  })
  return <FormMessage errors={errors} kind="error" {...texts.invalid} />
}
