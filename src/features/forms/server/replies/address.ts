import type { Form, FormSubmission } from '@/payload-types'

/** The visitor's e-mail address, if they gave one. */
export function visitorAddress(
  { fields }: Pick<Form, 'fields'>,
  { submissionData }: Pick<FormSubmission, 'submissionData'>,
): string | null {
  const names = fields.flatMap((field) => (field.blockType === 'email' ? [field.name] : []))
  return submissionData?.find(({ field, value }) => names.includes(field) && value)?.value ?? null
}
