import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { readJob, waitingJob } from '@/src/testing/jobs'
import { recoverJob, runAndKill } from '@/src/testing/killed-worker'
import { createPage, paragraph } from '@/src/testing/pages'
import { translating } from '@/src/testing/translating-model'
import { type TranslationScene, translationScene } from '@/src/testing/translation-scene'

let payload: Payload
let scene: TranslationScene

beforeAll(async () => {
  payload = await payloadInstance()
})
beforeEach(async () => {
  scene = await translationScene(payload)
})
afterEach(() => scene.server.stop())

/** Two texts that the model is asked for in two calls. */
async function longPage(): Promise<string> {
  const blocks = [0, 1].map((index) => ({
    ...{ id: `0${index}`, blockType: 'richText', heading: `Kop ${index}` },
    content: paragraph(`woord${index} `.repeat(700)),
  }))
  const data = { title: 'Lang', blocks: blocks as unknown as Page['blocks'] & object }
  return (await createPage(payload, scene.company, data)).id
}

/** A bulk translation by the editor whose jobs nobody runs yet. */
async function waitingBulk(document: string, jobs: number): Promise<{ bulk: string; jobs: string[] }> {
  const { company } = scene
  const { rows } = await payload.db.drizzle.execute<{ id: string }>(sql`
    WITH bulk AS (
      INSERT INTO bulk_translations (tenant_id, account_id, from_locale, to_locale, overwrite)
      VALUES (${company.tenant.id}, ${company.editor.id}, 'nl', 'en', 'all') RETURNING id
    )
    INSERT INTO bulk_translation_documents (bulk_id, position, collection, document_id, to_locale)
    SELECT id, 0, 'pages', ${document}, 'en' FROM bulk RETURNING bulk_id AS id`)
  const bulk = rows[0]?.id ?? ''
  const queued: string[] = []
  for (let count = 0; count < jobs; count += 1)
    queued.push(await waitingJob(payload, 'translateDocuments', { bulk }))
  return { bulk, jobs: queued }
}

const versionsOf = async (parent: string) =>
  (
    await payload.countVersions({
      ...{ collection: 'pages', where: { parent: { equals: parent } }, overrideAccess: true },
    })
  ).totalDocs

it('asks nothing again that was answered before the process was killed, and saves once', async () => {
  const page = await longPage()
  const [versions, { jobs }] = [await versionsOf(page), await waitingBulk(page, 1)]
  const [job = ''] = jobs
  const { promise: asked, resolve: onAsked } = Promise.withResolvers<void>()
  scene.server.answer(translating(), () => onAsked())
  const env = {
    ...{ LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: scene.server.url },
    ...{ LLM_API_KEY: 'key', LLM_MODEL: 'large' },
  }
  await runAndKill(job, { env, stalled: () => asked })
  expect(await readJob(payload, job)).toMatchObject({ processing: true })
  expect(await versionsOf(page)).toBe(versions)

  await recoverJob(payload, job)
  await payload.jobs.runByID({ id: job })
  const [first, interrupted, again] = [scene.asked(0), scene.asked(1), scene.asked(2)]
  expect(scene.server.requests).toHaveLength(3)
  expect(again).toEqual(interrupted)
  expect(first.some((text) => again.includes(text))).toBe(false)
  expect(await scene.read(page)).toMatchObject({ missing: 0, unreviewed: 5 })
  expect(await versionsOf(page)).toBe(versions + 1)
}, 60_000)

it('translates a document once, however many workers there are', async () => {
  const { id } = await scene.page()
  const [versions, { bulk, jobs }] = [await versionsOf(id), await waitingBulk(id, 4)]
  await Promise.all(jobs.map((job) => payload.jobs.runByID({ id: job })))
  await expect
    .poll(async () => {
      const { rows } = await payload.db.drizzle.execute<{ state: string }>(
        sql`SELECT state FROM bulk_translations WHERE id = ${bulk}::uuid`,
      )
      return rows[0]?.state
    })
    .toBe('done')
  expect(scene.server.requests).toHaveLength(1)
  expect(await versionsOf(id)).toBe(versions + 1)
})
