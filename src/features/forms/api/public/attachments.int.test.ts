import { access, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Form, FormSubmission } from '@/payload-types'
import { dataOf, problem } from '@/src/api/core/schemas'
import { eraseSubmissionsTask } from '@/src/features/forms/jobs/erase-submissions'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call } from '@/src/testing/api'
import {
  createFileForm,
  fileQuestion,
  newVisitor,
  PDF,
  PNG,
  submissionOf,
  submissionWith,
} from '@/src/testing/forms'
import { type Company, createCompany } from '@/src/testing/tenants'
import { submissionReceipt } from './schemas'
import { removeAbandonedFiles } from '../../server/attachments/remove-abandoned'

let payload: Payload
let company: Company
let form: Form

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  form = await createFileForm(payload, company, [
    fileQuestion,
    { ...fileQuestion, name: 'more', accept: ['text', 'document', 'zip'] },
  ])
})

const folder = path.join(env.MEDIA_DIR, 'attachments')
const onDisk = (): Promise<string[]> => readdir(folder).catch(() => [])
const isStored = (id: string): Promise<boolean> =>
  access(path.join(folder, id)).then(
    () => true,
    () => false,
  )
const file = (name: string, content: Uint8Array<ArrayBuffer> | string, type = '') =>
  new File([content], name, { type })
const bytes = (text: Buffer) => new Uint8Array(text)
const pdf = (name = 'cv.pdf') => file(name, bytes(PDF), 'application/pdf')
const post = (rawBody: FormData, host = company.domain.hostname, headers = newVisitor()) =>
  call('/api/forms', { rawBody, host, headers })
/** The parts as bytes: a request that is refused while it is read must not wait for more of them. */
async function postBytes(parts: FormData) {
  const encoded = new Response(parts)
  const type = encoded.headers.get('content-type') ?? ''
  const rawBody = new Uint8Array(await encoded.arrayBuffer())
  return call('/api/forms', {
    ...{ rawBody, host: company.domain.hostname },
    headers: { ...newVisitor(), 'content-type': type },
  })
}
const send = (files: [string, File][], own: Record<string, unknown> = {}) =>
  post(submissionWith(submissionOf(form, own), files))
const errorsOf = async (response: Response) => {
  expect(response.status).toBe(422)
  return (await bodyAs(response, problem)).errors
}
async function stored(response: Response): Promise<FormSubmission> {
  expect(response.status).toBe(201)
  const { data } = await bodyAs(response, dataOf(submissionReceipt))
  return payload.findByID({ collection: 'form-submissions', id: data.id, overrideAccess: true, depth: 0 })
}
const ledgerOf = async (id: string) =>
  (
    await payload.db.pool.query<{ submission_id: string | null }>(
      'SELECT submission_id FROM attachment_files WHERE id = $1',
      [id],
    )
  ).rows

describe('POST /api/forms with files', () => {
  it('stores them apart, and answers their question with their names', async () => {
    const submission = await stored(
      await send([
        ['cv', pdf()],
        ['cv', file('ik.png', bytes(PNG))],
      ]),
    )
    expect(submission.attachments).toMatchObject([
      { field: 'cv', name: 'cv.pdf', type: 'application/pdf', bytes: PDF.byteLength },
      { field: 'cv', name: 'ik.png', type: 'image/png' },
    ])
    expect(submission.values).toMatchObject({ name: 'Noor de Boer', cv: 'cv.pdf, ik.png' })
    expect(submission.submissionData?.find(({ field }) => field === 'cv')?.value).toBe('cv.pdf, ik.png')
    const [first] = submission.attachments ?? []
    expect(await isStored(first?.id ?? '')).toBe(true)
    expect(await ledgerOf(first?.id ?? '')).toEqual([{ submission_id: submission.id }])
  })

  it('takes the type from the content, not from the name or the header', async () => {
    const submission = await stored(await send([['cv', file('../../factuur.html', bytes(PDF), 'text/html')]]))
    expect(submission.attachments).toMatchObject([{ name: 'factuur.pdf', type: 'application/pdf' }])
  })

  it('accepts text and zip only of a question that asks for them', async () => {
    const submission = await stored(
      await send([
        ['more', file('a.csv', 'naam;bedrag\nNoor;3\n')],
        ['more', file('b.txt', 'Zoë\r\n')],
      ]),
    )
    expect(submission.attachments?.map(({ type }) => type)).toEqual(['text/csv', 'text/plain'])
    expect(await errorsOf(await send([['cv', file('b.txt', 'tekst')]]))).toMatchObject([{ path: 'data.cv' }])
  })

  it.each([
    ['HTML as an image', file('a.png', '<!doctype html><script>alert(1)</script>', 'image/png')],
    [
      'SVG as an image',
      file('a.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>', 'image/svg+xml'),
    ],
    [
      'SVG with another ending',
      file('a.png', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a program with two endings', file('cv.pdf.exe', `MZ${'\0'.repeat(200)}`, 'application/pdf')],
    ['an archive as a document', file('cv.pdf', 'PK\u0003\u0004rommel', 'application/pdf')],
    ['something of no type', file('cv.pdf', '\u0000\u0001\u0002', 'application/pdf')],
  ])('refuses %s at its field, in the language of the form, and keeps nothing', async (_, sent) => {
    const before = await onDisk()
    const [error] = (await errorsOf(await send([['cv', sent]]))) ?? []
    expect(error).toMatchObject({ path: 'data.cv' })
    expect(error?.message).toContain(`“${sent.name}” is geen bestand dat hier kan`)
    expect(error?.message).toContain('jpg, png, webp, gif, avif, heic, pdf')
    expect(await onDisk()).toEqual(before)
  })

  it('refuses binary content with the name of a text', async () => {
    const sent: [string, File][] = [['more', file('a.txt', 'MZ\u0000\u0001')]]
    expect(await errorsOf(await send(sent))).toMatchObject([{ path: 'data.more' }])
  })

  it('refuses files that are too large, too many, empty, or of a question that asks for none', async () => {
    const large = file('groot.pdf', bytes(Buffer.concat([PDF, Buffer.alloc(1024 * 1024)])))
    expect(await errorsOf(await send([['cv', large]]))).toMatchObject([
      {
        path: 'data.cv',
        message: '“groot.pdf” is te groot. Verwijder het, en kies een bestand van hoogstens 1 MB.',
      },
    ])
    expect(
      await errorsOf(
        await send([
          ['cv', pdf()],
          ['cv', pdf()],
          ['cv', pdf()],
        ]),
      ),
    ).toMatchObject([{ path: 'data.cv', message: 'Kies hoogstens 2 bestanden; verwijder de andere.' }])
    expect(await errorsOf(await send([['cv', file('leeg.pdf', '')]]))).toMatchObject([{ path: 'data.cv' }])
    expect(await errorsOf(await send([['name', pdf()]]))).toMatchObject([{ path: 'data.name' }])
    expect(await errorsOf(await send([['constructor', pdf()]]))).toMatchObject([{ path: 'data.constructor' }])
  })

  it('refuses a name without its file', async () => {
    const response = await send([], { data: { name: 'Noor', email: 'noor@example.org', cv: 'cv.pdf' } })
    expect(await errorsOf(response)).toMatchObject([{ path: 'data.cv' }])
  })

  it('refuses thousands of parts, more bytes than fit, and a body without the form', async () => {
    const many = submissionWith(submissionOf(form), [])
    for (let index = 0; index < 10_000; index += 1) many.append(`part${index}`, pdf())
    expect((await postBytes(many)).status).toBe(422)
    const heavy = Array.from({ length: 3 }, (): [string, File] => [
      'cv',
      file('a.pdf', bytes(Buffer.alloc(9.9 * 1024 * 1024, PDF))),
    ])
    expect((await postBytes(submissionWith(submissionOf(form), heavy))).status).toBe(413)
    const bare = new FormData()
    bare.append('cv', pdf())
    expect(await errorsOf(await post(bare))).toMatchObject([{ path: 'json' }])
  })

  it('shortens a huge name', async () => {
    const submission = await stored(await send([['cv', pdf(`${'a'.repeat(10_000)}.pdf`)]]))
    expect(submission.attachments?.[0]?.name).toBe(`${'a'.repeat(80)}.pdf`)
  })

  it('keeps nothing of a form of another tenant, or of one that is invalid', async () => {
    const before = await onDisk()
    const other = await createCompany(payload)
    const parts = submissionWith(submissionOf(form), [['cv', pdf()]])
    expect((await post(parts, other.domain.hostname)).status).toBe(404)
    expect(await errorsOf(await send([['cv', pdf()]], { data: {} }))).toMatchObject([
      { path: 'data.name' },
      { path: 'data.email' },
    ])
    expect(await onDisk()).toEqual(before)
  })

  it('refuses a page of another origin, which browsers let send files without asking', async () => {
    const headers = { ...newVisitor(), origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    const parts = submissionWith(submissionOf(form), [['cv', pdf()]])
    expect((await post(parts, company.domain.hostname, headers)).status).toBe(403)
  })

  it('limits how often files are read, before they are', async () => {
    const visitor = newVisitor()
    const nothing = () => post(submissionWith({}, []), company.domain.hostname, visitor)
    const statuses: number[] = []
    for (let index = 0; index < 61; index += 1) statuses.push((await nothing()).status)
    expect([statuses[0], statuses[59], statuses[60]]).toEqual([422, 422, 429])
  })
})

describe('the files of a submission', () => {
  it('are removed after it, whatever deleted it', async () => {
    const kept = await stored(await send([['cv', pdf()]]))
    const gone = await stored(await send([['cv', pdf()]]))
    const [keptId, goneId] = [kept, gone].map(({ attachments }) => attachments?.[0]?.id ?? '') as [
      string,
      string,
    ]
    await payload.db.pool.query('DELETE FROM form_submissions WHERE id = $1', [gone.id])
    await removeAbandonedFiles(payload)
    expect([await isStored(keptId), await isStored(goneId)]).toEqual([true, false])
    expect(await ledgerOf(goneId)).toEqual([])
  })

  it('are erased with it when its retention period is over, by the job that erases submissions', async () => {
    const { id, attachments } = await stored(await send([['cv', pdf()]]))
    await payload.db.pool.query(
      `UPDATE form_submissions SET expires_at = now() - interval '1 day' WHERE id = $1`,
      [id],
    )
    const handler = eraseSubmissionsTask.handler as (args: object) => Promise<unknown>
    await handler({ req: { payload } })
    expect(await isStored(attachments?.[0]?.id ?? '')).toBe(false)
  })

  it('are removed an hour after a crash between storing them and their submission', async () => {
    const { rows } = await payload.db.pool.query<{ id: string }>(
      `INSERT INTO attachment_files (id, reserved_until) VALUES (gen_random_uuid(), now() + interval '1 hour'),
      (gen_random_uuid(), now() - interval '1 second') RETURNING id`,
    )
    await removeAbandonedFiles(payload)
    const [fresh, old] = await Promise.all(rows.map(({ id }) => ledgerOf(id)))
    expect([fresh?.length, old?.length]).toEqual([1, 0])
  })

  it('are removed at once when their submission cannot be stored', async () => {
    const before = await onDisk()
    await payload.db.pool.query(
      `ALTER TABLE form_submissions ADD CONSTRAINT no_more CHECK (page_path <> '/faal')`,
    )
    try {
      expect((await send([['cv', pdf()]], { path: '/faal' })).status).toBeGreaterThanOrEqual(400)
    } finally {
      await payload.db.pool.query('ALTER TABLE form_submissions DROP CONSTRAINT no_more')
    }
    expect(await onDisk()).toEqual(before)
  })
})
