import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'

import type { Form, FormSubmission } from '@/payload-types'
import { withRowIds } from '@/src/lib/row-ids'
import type { Company } from './tenants'

const scene = { overrideAccess: true, depth: 0 } as const

const defaults = { width: 'full', required: false } as const

const fieldsIn = (labels: { name: string; email: string; subject: string; other: string; what: string }) =>
  [
    {
      blockType: 'text',
      name: 'name',
      label: labels.name,
      autocomplete: 'name',
      ...defaults,
      required: true,
    },
    { blockType: 'email', name: 'email', label: labels.email, ...defaults, required: true },
    {
      blockType: 'select',
      name: 'subject',
      label: labels.subject,
      ...defaults,
      options: [
        { value: 'work', label: labels.subject },
        { value: 'other', label: labels.other },
      ],
    },
    {
      blockType: 'textarea',
      name: 'what',
      label: labels.what,
      ...defaults,
      required: true,
      showWhen: { field: 'subject', value: 'other' },
    },
    { blockType: 'number', name: 'weeks', label: 'N', ...defaults, min: 1, max: 10 },
    { blockType: 'checkbox', name: 'news', label: 'C', ...defaults },
    { blockType: 'date', name: 'start', label: 'D', ...defaults },
  ] satisfies Form['fields']

const dutch = { name: 'Naam', email: 'E-mailadres', subject: 'Werk', other: 'Iets anders', what: 'Wat dan?' }
const english = {
  name: 'Name',
  email: 'E-mail',
  subject: 'Work',
  other: 'Something else',
  what: 'What then?',
}

/** A form in both languages; the field `what` is shown only when `subject` is `other`. */
export async function createForm(
  payload: Payload,
  { tenant }: Pick<Company, 'tenant'>,
  data: Partial<Form> = {},
): Promise<Form> {
  const form = await payload.create({
    collection: 'forms',
    locale: 'nl',
    data: {
      tenant: tenant.id,
      title: 'Contact',
      fields: fieldsIn(dutch),
      submitButtonLabel: 'Verstuur',
      confirmationType: 'message',
      confirmationTitle: 'Dank u wel',
      retentionDays: 30,
      spam: { honeypot: true, minSeconds: 2, perHour: 1000 },
      recipients: [{ email: 'inbox@kade.example' }],
      ...data,
    },
    ...scene,
  })
  return payload.update({
    collection: 'forms',
    id: form.id,
    locale: 'en',
    data: {
      fields: withRowIds(fieldsIn(english), form.fields) as Form['fields'],
      submitButtonLabel: 'Send',
      confirmationTitle: 'Thank you',
      ...(data.consentText && { consentText: 'I agree.' }),
    },
    ...scene,
  })
}

/** Stores a submission. */
export const createSubmission = (
  payload: Payload,
  form: Form,
  data: Partial<FormSubmission> = {},
): Promise<FormSubmission> =>
  payload.create({
    collection: 'form-submissions',
    data: {
      tenant: form.tenant,
      form: form.id,
      summary: 'Noor de Boer',
      submissionData: [{ field: 'name', label: 'Naam', value: 'Noor de Boer' }],
      values: { name: 'Noor de Boer' },
      status: 'inbox',
      mail: 'none',
      locale: 'nl',
      expiresAt: '2099-01-01T00:00:00.000Z',
      ...data,
    },
    ...scene,
  })

/** The body of a request that submits the form. */
export const submissionOf = (form: Form, own: Record<string, unknown> = {}) => ({
  form: form.id,
  locale: 'nl',
  path: '/contact',
  data: { name: 'Noor de Boer', email: 'noor@example.org', subject: 'work' },
  website: '',
  seconds: 12,
  ...own,
})

/** A random IPv6 address. */
export const randomIpAddress = (): string => (randomUUID().replaceAll('-', '').match(/.{4}/g) ?? []).join(':')

/** Headers of a visitor with an IP address of their own, so that tests do not share rate limits. */
export const newVisitor = (): Record<string, string> => ({
  'x-forwarded-for': randomIpAddress(),
})

/** A question for files, which accepts images and PDF. */
export const fileQuestion = {
  blockType: 'file',
  name: 'cv',
  label: 'CV',
  accept: ['image', 'pdf'],
  maxFiles: 2,
  maxMegabytes: 1,
  ...defaults,
} as const satisfies Form['fields'][number]

/** A form in Dutch that asks for files, after what every form of tests asks. */
export async function createFileForm(
  payload: Payload,
  company: Pick<Company, 'tenant'>,
  questions: Form['fields'] = [fileQuestion],
): Promise<Form> {
  const { id, fields } = await createForm(payload, company)
  const data = { fields: [...fields, ...questions] }
  return payload.update({ collection: 'forms', id, locale: 'nl', data, ...scene })
}

/** The smallest file that is a PDF, and an image of one pixel. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A submission with files as parts, in pairs of question and file. */
export function submissionWith(body: unknown, files: readonly [name: string, file: File][]): FormData {
  const parts = new FormData()
  parts.set('json', JSON.stringify(body))
  for (const [name, file] of files) parts.append(name, file)
  return parts
}
