import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import type { Form } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { createForm, createSubmission } from '@/src/testing/forms'
import { createPage } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const as = (user: Person) => ({ overrideAccess: false, user, depth: 0 }) as const
const line = { blockType: 'text', label: 'Vraag', width: 'full', autocomplete: 'off' } as const
const remove = (form: Form) => payload.delete({ collection: 'forms', id: form.id, ...as(company.editor) })

const pageWith = (form: Form, status: 'draft' | 'published') =>
  createPage(payload, company, {
    title: `Met formulier (${status})`,
    status,
    blocks: [{ blockType: 'form', heading: 'Schrijf', form: form.id, tone: 'ground' }],
  })

describe('a form', () => {
  it.each<[string, Form['fields'], string]>([
    [
      'two fields of one name',
      [
        { ...line, name: 'a' },
        { ...line, name: 'a' },
      ],
      'fields.1.name',
    ],
    [
      'a condition on a field below',
      [
        { ...line, name: 'a', showWhen: { field: 'b' } },
        { ...line, name: 'b' },
      ],
      'fields.0.showWhen.field',
    ],
    [
      'two answers of one value',
      [
        {
          blockType: 'select',
          name: 'a',
          label: 'Kies',
          width: 'full',
          options: [
            { value: 'x', label: 'X' },
            { value: 'x', label: 'Y' },
          ],
        },
      ],
      'fields.0.options.1.value',
    ],
  ])('with %s is rejected, with the path of the field', async (_, fields, path) => {
    await expect(createForm(payload, company, { fields })).rejects.toMatchObject({
      data: { errors: [{ path }] },
    })
  })

  it.each([
    ['a name with spaces', { fields: [{ ...line, name: 'een naam' }] }],
    ['no field at all', { fields: [] }],
    ['a recipient that is no address', { recipients: [{ email: 'hallo' }] }],
    ['no end to its retention', { retentionDays: 100_000 }],
  ])('with %s is rejected', async (_, data: Partial<Form>) => {
    await expect(createForm(payload, company, data)).rejects.toMatchObject({ status: 400 })
  })

  it('of another tenant is rejected on a page', async () => {
    const other = await createCompany(payload)
    const foreign = await createForm(payload, other)
    await expect(pageWith(foreign, 'published')).rejects.toMatchObject({ status: 400 })
  })

  it.each(['draft', 'published'] as const)(
    'on a %s page cannot be deleted, and the error names the page',
    async (status) => {
      const form = await createForm(payload, company)
      await pageWith(form, status)
      await expect(remove(form)).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining(`Met formulier (${status})`) as string,
      })
    },
  )

  it('cannot be deleted before its submissions are', async () => {
    const form = await createForm(payload, company)
    const submission = await createSubmission(payload, form)
    await expect(remove(form)).rejects.toMatchObject({ status: 409 })
    await payload.delete({ collection: 'form-submissions', id: submission.id, ...as(company.editor) })
    expect((await remove(form)).id).toBe(form.id)
  })
})

describe('a submission', () => {
  it('can be marked as read by an editor, who cannot change its answers', async () => {
    const { id } = await createSubmission(payload, await createForm(payload, company))
    const data = { read: true, status: 'done', summary: 'Anders', submissionData: [], mail: 'sent' } as const
    const updated = await payload.update({
      collection: 'form-submissions',
      id,
      data: { ...data, submissionData: [] },
      ...as(company.editor),
    })
    expect(updated).toMatchObject({ read: true, status: 'done', mail: 'none' })
    expect(updated.submissionData?.map(({ value }) => value)).toEqual(['Noor de Boer'])
  })

  it('cannot be marked as read by a viewer, or created by an account', async () => {
    const form = await createForm(payload, company)
    const { id } = await createSubmission(payload, form)
    const read = { read: true }
    await expect(
      payload.update({ collection: 'form-submissions', id, data: read, ...as(company.viewer) }),
    ).rejects.toMatchObject({ status: 403 })
    await expect(
      payload.create({
        collection: 'form-submissions',
        data: {
          tenant: company.tenant.id,
          form: form.id,
          status: 'inbox',
          mail: 'none',
          locale: 'nl',
          expiresAt: '2099-01-01',
        },
        ...as(company.admin),
      }),
    ).rejects.toMatchObject({ status: 403 })
  })
})

describe('a form whose fields have no names', () => {
  it('gets names for its fields and values for its answers, after their texts, where it has none', async () => {
    const radio = { blockType: 'radio', label: 'Eet u mee?', width: 'full' }
    const options = [{ label: 'Ja' }, { label: 'Nee' }]
    const diet = { ...line, label: 'Dieetwensen', showWhen: { field: 'eetUMee', value: 'ja' } }
    const { fields } = await payload.update({
      collection: 'forms',
      id: (await createForm(payload, company)).id,
      locale: 'nl',
      data: { fields: [{ ...radio, options }, diet] as unknown as Form['fields'] },
      ...as(company.editor),
    })
    expect(fields).toMatchObject([
      { name: 'eetUMee', options: [{ value: 'ja' }, { value: 'nee' }] },
      { name: 'dieetwensen', showWhen: { field: 'eetUMee', value: 'ja' } },
    ])
  })
})

describe('a form with a consent text in one locale', () => {
  const saving = (id: string, locale: Locale, data: Partial<Form>) =>
    restRequest(payload, company.editor, 'PATCH', `forms/${id}?locale=${locale}&depth=0`, { body: data })
  const askingInDutch = async () => {
    const { id } = await createForm(payload, company)
    expect((await saving(id, 'nl', { consentText: 'Akkoord' })).status).toBe(200)
    return id
  }

  it.each([
    ['nothing', undefined],
    ['no text', null],
    ['spaces', '  '],
  ])('is rejected in the other locale with %s as its consent text', async (_, consentText) => {
    const id = await askingInDutch()
    const { status, text } = await saving(id, 'en', {
      submitButtonLabel: 'Go',
      ...(consentText !== undefined && { consentText }),
    })
    expect([status, JSON.parse(text)]).toMatchObject([
      400,
      {
        errors: [
          {
            data: {
              errors: [
                {
                  path: 'consentText',
                  message: 'This form asks for consent in Dutch. Write the text in this language, too.',
                },
              ],
            },
          },
        ],
      },
    ])
    const english = { collection: 'forms', id, locale: 'en', overrideAccess: true } as const
    expect((await payload.findByID(english)).submitButtonLabel).toBe('Send')
    expect((await saving(id, 'en', { submitButtonLabel: 'Go', consentText: 'I agree' })).status).toBe(200)
  })

  it('needs no consent text after it is removed from one locale after the other', async () => {
    const { id } = await createForm(payload, company, { consentText: 'Akkoord' })
    expect((await saving(id, 'nl', { consentText: '' })).status).toBe(200)
    expect((await saving(id, 'nl', { submitButtonLabel: 'Ga' })).status).toBe(400)
    expect((await saving(id, 'en', { consentText: null })).status).toBe(200)
    expect((await saving(id, 'nl', { submitButtonLabel: 'Ga' })).status).toBe(200)
  })
})
