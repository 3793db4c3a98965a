import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { auditOf } from '@/src/testing/audit'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { createRedirect, openRouting } from '@/src/testing/redirects'
import { type Company, createCompany } from '@/src/testing/tenants'
import { dataOf } from '@/src/api/core/schemas'
import { importReport, redirect } from './schemas'

const REDIRECTS = '/api/admin/redirects'
const routing = openRouting()
let payload: Payload
let company: Company
let other: Company
let editor: string
let stranger: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  editor = await tokenOf(payload, company.editor)
  stranger = await tokenOf(payload, other.editor)
})
afterAll(() => routing.close())

const post = (path: string, body: unknown, token = editor) => call(REDIRECTS + path, { body, token })
const read = async (response: Response) => (await bodyAs(response, dataOf(redirect))).data
const ask = (path: string) => routing.ask(company.domain, path)
const problem = z.looseObject({ errors: z.array(z.object({ path: z.string(), message: z.string() })) })
const errorsOf = async (response: Response) => problem.parse(await response.json()).errors

describe('a redirect', () => {
  it('is created with 201 and the documented defaults, found, listed, updated and deleted', async () => {
    const made = await post('', { from: '/oud/', to: '/nieuw' })
    expect(made.status).toBe(201)
    const created = await read(made)
    expect(created).toMatchObject({ from: '/oud', to: '/nieuw', pageUrl: null, status: 302, match: 'exact' })
    expect(created).toMatchObject({ domain: null, keepQuery: true, enabled: true, origin: 'manual', hits: 0 })
    expect(made.headers.get('location')).toBe(`${REDIRECTS}/${created.id}`)
    const list = await call(`${REDIRECTS}?search=/oud&sort=from`, { token: editor })
    expect(await list.json()).toMatchObject({ data: [created], meta: { total: 1 } })
    const changed = await post(`/${created.id}`, { status: 308, to: 'https://elders.test/#x' })
    expect(await read(changed)).toMatchObject({ from: '/oud', status: 308, to: 'https://elders.test/#x' })
    expect(await ask('/oud')).toBe('308 https://elders.test/#x')
    expect((await call(`${REDIRECTS}/${created.id}/delete`, { method: 'POST', token: editor })).status).toBe(
      204,
    )
    expect((await call(`${REDIRECTS}/${created.id}`, { token: editor })).status).toBe(404)
    expect(await ask('/oud')).toBe('notFound')
  })

  it('can lead to a page URL, and then follows it', async () => {
    const page = await createPage(payload, company)
    const url = await createPageUrl(payload, company, page, '/hier')
    const made = await read(await post('', { from: '/naar-hier', pageUrl: url.id, status: 301 }))
    expect(made).toMatchObject({ to: '/hier', pageUrl: url.id })
    const data = { path: '/daar' }
    await payload.update({ collection: 'page-urls', id: url.id, data, overrideAccess: true })
    expect(await ask('/naar-hier')).toBe('301 /daar')
    const changed = await post(`/${made.id}`, { keepQuery: false })
    const followed = await read(changed)
    expect(followed).toMatchObject({ to: '/daar', pageUrl: url.id, keepQuery: false })
    const same = await read(await post(`/${made.id}`, { ...followed, hits: 7 }))
    expect(same).toMatchObject({ to: '/daar', pageUrl: url.id, hits: 0 })
    const elsewhere = await read(await post(`/${made.id}`, { ...followed, to: '/elders' }))
    expect(elsewhere).toMatchObject({ to: '/elders', pageUrl: null })
    const back = await post(`/${made.id}`, { ...elsewhere, pageUrl: url.id })
    expect(await read(back)).toMatchObject({ to: '/daar', pageUrl: url.id })
    const fixed = await post(`/${made.id}`, { to: '/daar', pageUrl: null })
    expect(await read(fixed)).toMatchObject({ to: '/daar', pageUrl: null })
    expect((await post(`/${made.id}`, { to: '/a', pageUrl: url.id })).status).toBe(422)
  })

  it('can have status 410, without a target', async () => {
    await post('', { from: '/voorgoed-weg', status: 410 })
    expect(await ask('/voorgoed-weg')).toBe('gone')
  })

  it('is 409 when another one has the path, and 422 for a loop or an invalid target', async () => {
    await post('', { from: '/een', to: '/twee' })
    expect((await post('', { from: '/een', to: '/drie' })).status).toBe(409)
    const loop = await post('', { from: '/twee', to: '/een' })
    expect(loop.status).toBe(422)
    expect(await errorsOf(loop)).toMatchObject([{ path: 'to' }])
    for (const body of [
      { from: '/q', to: 'javascript:alert(1)' },
      { from: '/q', to: 'https://user:secret@x.example/' },
      { from: '/q' },
      { from: '/q', to: '/a', pageUrl: company.domain.id },
      { from: '/q', to: '/a', status: 303 },
      { from: 'q?', to: '/a' },
      { from: '/q', to: '/a', domain: other.domain.id },
    ])
      expect((await post('', body)).status, JSON.stringify(body)).toBe(422)
    expect(await ask('/q')).toBe('notFound')
  })

  it('is 404 for another tenant', async () => {
    const theirs = await createRedirect(payload, other, { from: '/hunne', to: '/x' })
    const { id } = theirs
    expect((await call(`${REDIRECTS}/${id}`, { token: editor })).status).toBe(404)
    expect((await post(`/${id}`, { status: 308 })).status).toBe(404)
    expect((await call(`${REDIRECTS}/${id}/delete`, { method: 'POST', token: editor })).status).toBe(404)
    expect(await routing.ask(other.domain, '/hunne')).toBe('301 /x')
  })
})

const sendCsv = (text: string, dryRun: boolean, token = editor) =>
  call(`${REDIRECTS}/import?dryRun=${dryRun}`, {
    rawBody: text,
    headers: { 'content-type': 'text/csv; charset=utf-8' },
    token,
  })
const reportOf = async (response: Response) => (await bodyAs(response, dataOf(importReport))).data

describe('importing', () => {
  it('is a dry run by default: it reports every line, and writes nothing', async () => {
    await createRedirect(payload, company, { from: '/csv/er-al', to: '/x', status: '302', domain: null })
    await createRedirect(payload, company, { from: '/csv/anders', to: '/x', status: '302', domain: null })
    const text =
      'from,to,status\n/csv/nieuw,/x,301\n/csv/er-al,/x,302\n/csv/anders,/y,302\n/csv/nieuw/,/z,301\n/csv/fout,data:x,301\n/csv/wie,https://wie:geheim@x.example/,301\n'
    const response = await call(`${REDIRECTS}/import`, {
      rawBody: text,
      headers: { 'content-type': 'text/csv' },
      token: editor,
    })
    const report = await reportOf(response)
    expect(report).toMatchObject({ dryRun: true, applied: false })
    expect(report.counts).toEqual({ create: 1, update: 1, unchanged: 1, error: 3 })
    expect(report.lines.map(({ line, action }) => `${line} ${action}`)).toEqual([
      '2 create',
      '3 unchanged',
      '4 update',
      '5 error',
      '6 error',
      '7 error',
    ])
    expect(report.lines[3]?.message).toBe('Line 2 is already a redirect from this address.')
    expect(await ask('/csv/nieuw')).toBe('notFound')
    expect(await ask('/csv/anders')).toBe('302 /x')
  })

  it('writes all lines or none: one loop, within the file or with stored redirects, rejects all', async () => {
    await createRedirect(payload, company, { from: '/csv/a', to: '/csv/b', domain: null })
    const text = 'from,to,status\n/csv/goed,/x,301\n/csv/b,/csv/c,301\n/csv/c,/csv/a,301\n'
    const refused = await sendCsv(text, false)
    expect(refused.status).toBe(422)
    const paths = (await errorsOf(refused)).map(({ path }) => path)
    expect(paths).toEqual(['lines.3', 'lines.4'])
    expect(await ask('/csv/goed')).toBe('notFound')
    const good = await reportOf(await sendCsv('from,to,status\n/csv/goed,/x,301\n/csv/b,/csv/c,301\n', false))
    expect(good).toMatchObject({ applied: true, counts: { create: 2, error: 0 } })
    expect(await ask('/csv/goed/')).toBe('301 /x')
    expect(await ask('/csv/a')).toBe('301 /csv/c')
  })

  it('writes an audit entry for each created and updated redirect', async () => {
    const changed = await createRedirect(payload, company, { from: '/csv/log', to: '/x', domain: null })
    await createRedirect(payload, company, { from: '/csv/stil', to: '/x', status: '302', domain: null })
    const text = 'from,to,status\n/csv/log,/y,301\n/csv/log-nieuw,/csv/log,301\n/csv/stil,/x,302\n'
    await sendCsv(text, true)
    expect((await auditOf(payload, changed.id)).map(({ action }) => action)).toEqual(['create'])
    expect((await reportOf(await sendCsv(text, false))).applied).toBe(true)
    const told = await auditOf(payload, changed.id)
    expect(told.at(-1)).toMatchObject({
      action: 'update',
      tenant: company.tenant.id,
      documentCollection: 'redirects',
      documentTitle: '/csv/log',
      actor: company.editor.id,
      via: 'api',
      changes: [{ path: ['to', 'url'], kind: 'changed', before: '/x', after: '/y' }],
      furtherChanges: 0,
    })
    const { docs } = await payload.find({
      collection: 'redirects',
      where: { tenant: { equals: company.tenant.id }, from: { in: ['/csv/log-nieuw', '/csv/stil'] } },
      sort: 'from',
      overrideAccess: true,
    })
    const others = await Promise.all(docs.map(({ id }) => auditOf(payload, id)))
    expect(others).toMatchObject([
      [{ action: 'create', actorName: company.editor.name }],
      [{ via: 'system' }],
    ])
  })

  it('writes only to the caller’s tenant, and knows only its domains', async () => {
    const line = `from,to,domain\n/csv/domein,/x,${company.domain.hostname}\n`
    expect((await sendCsv(line, false, stranger)).status).toBe(422)
    expect((await sendCsv(line, false)).status).toBe(200)
    expect(await ask('/csv/domein')).toBe('302 /x')
    expect(await routing.ask(other.domain, '/csv/domein')).toBe('notFound')
  })

  it('rejects what is not UTF-8, by Content-Type or by content', async () => {
    const rawBody = Buffer.from('from,to\n/caf\xe9,/x\n', 'latin1')
    const send = (type: string) =>
      call(`${REDIRECTS}/import?dryRun=false`, { rawBody, headers: { 'content-type': type }, token: editor })
    expect((await send('text/csv; charset=iso-8859-1')).status).toBe(415)
    const refused = await send('text/csv')
    expect(refused.status).toBe(422)
    expect((await errorsOf(refused))[0]?.message).toContain('UTF-8')
  })

  it('rejects what is not CSV, and a file without a header', async () => {
    expect((await call(`${REDIRECTS}/import`, { body: {}, token: editor })).status).toBe(415)
    expect((await sendCsv('/a,/b\n', true)).status).toBe(422)
  })

  it('imports ten thousand lines within seconds', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `/veel/${index},/doel/${index % 7},301`)
    const began = performance.now()
    const report = await reportOf(await sendCsv(`from,to,status\n${lines.join('\n')}\n`, false, stranger))
    expect(report.counts.create).toBe(10_000)
    expect(performance.now() - began).toBeLessThan(20_000)
    expect(await routing.ask(other.domain, '/veel/9999')).toBe('301 /doel/3')
  })
})

describe('exporting', () => {
  it('exports a file whose import changes nothing', async () => {
    const page = await createPage(payload, company)
    const url = await createPageUrl(payload, company, page, '/export')
    await createRedirect(payload, company, {
      from: '/naar-export',
      to: { type: 'reference', reference: url.id },
    })
    expect((await post('', { from: '/weg,"met"komma', to: '/x' })).status).toBe(201)
    expect((await post('', { from: '/formule;=1', to: '/x?a=;+1;@b' })).status).toBe(201)
    await post('', { from: '/export-weg', status: 410, enabled: false })
    const response = await call(`${REDIRECTS}/export`, { token: editor })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const text = await response.text()
    expect(text).toContain(`"/formule;'=1"`)
    expect(text).toContain(
      `"/naar-export","/export","301","exact","${company.domain.hostname}","true","true"`,
    )
    const report = await reportOf(await sendCsv(text, true))
    expect(report.counts).toMatchObject({ create: 0, update: 0, error: 0 })
  })

  it('escapes formulas, and excludes other tenants', async () => {
    const { id } = await createRedirect(payload, other, { from: '/vreemd', to: '/x' })
    await routing.pool.query(`UPDATE redirects SET "from" = '=1+1' WHERE id = $1`, [id])
    const theirs = await (await call(`${REDIRECTS}/export`, { token: stranger })).text()
    expect(theirs).toContain("'=1+1")
    const ours = await (await call(`${REDIRECTS}/export`, { token: editor })).text()
    expect(ours).not.toContain('=1+1')
  })
})
