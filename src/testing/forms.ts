import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'

import type { Form, FormSubmission } from '@/payload-types'
import { withRowIds } from '@/src/lib/row-ids'
import type { Company } from './tenants'

const scene = { overrideAccess: true, depth: 0 } as const

const shown = { width: 'full', required: false } as const

const fieldsIn = (words: { name: string; email: string; subject: string; other: string; what: string }) =>
  [
    { blockType: 'text', name: 'name', label: words.name, autocomplete: 'name', ...shown, required: true },
    { blockType: 'email', name: 'email', label: words.email, ...shown, required: true },
    {
      blockType: 'select',
      name: 'subject',
      label: words.subject,
      ...shown,
      options: [
        { value: 'work', label: words.subject },
        { value: 'other', label: words.other },
      ],
    },
    {
      blockType: 'textarea',
      name: 'what',
      label: words.what,
      ...shown,
      required: true,
      showWhen: { field: 'subject', value: 'other' },
    },
    { blockType: 'number', name: 'weeks', label: 'N', ...shown, min: 1, max: 10 },
    { blockType: 'checkbox', name: 'news', label: 'C', ...shown },
    { blockType: 'date', name: 'start', label: 'D', ...shown },
  ] satisfies Form['fields']

const dutch = { name: 'Naam', email: 'E-mailadres', subject: 'Werk', other: 'Iets anders', what: 'Wat dan?' }
const english = {
  name: 'Name',
  email: 'E-mail',
  subject: 'Work',
  other: 'Something else',
  what: 'What then?',
}

/** A form in both languages: `what` is asked only when `subject` is `other`. */
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

/** A submission as it is stored. */
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

/** What a person sends with it. */
export const submissionOf = (form: Form, own: Record<string, unknown> = {}) => ({
  form: form.id,
  locale: 'nl',
  path: '/contact',
  data: { name: 'Noor de Boer', email: 'noor@example.org', subject: 'work' },
  website: '',
  seconds: 12,
  ...own,
})

/** An IPv6 address that nobody else has. */
export const randomIpAddress = (): string => (randomUUID().replaceAll('-', '').match(/.{4}/g) ?? []).join(':')

/** A visitor of their own, so that nobody is held up by what others send. */
export const newVisitor = (): Record<string, string> => ({
  'x-forwarded-for': randomIpAddress(),
})
