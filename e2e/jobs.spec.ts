import type { APIRequestContext } from '@playwright/test'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { tabTo } from './keyboard'
import { asPersonOfKade } from './people-of-kade'

const WORDS = {
  nl: {
    list: '/admin/jobs',
    webhook: 'Webhook aanroepen',
    selectAll: 'Alle regels selecteren',
    retrying: 'Wordt opnieuw geprobeerd',
    rerun: 'Nogmaals uitvoeren',
    reran: 'De taak wordt uitgevoerd.',
    cancel: 'Annuleren',
    wasCancelled: 'De taak is geannuleerd.',
    cancelled: 'Geannuleerd',
    submission: 'Inzending',
  },
  en: {
    list: '/en/admin/jobs',
    webhook: 'Call a webhook',
    selectAll: 'Select all rows',
    retrying: 'To be retried',
    rerun: 'Run again',
    reran: 'The job is being run.',
    cancel: 'Cancel',
    wasCancelled: 'The job is cancelled.',
    cancelled: 'Cancelled',
    submission: 'Submission',
  },
} as const satisfies LocaleTexts<unknown>

type Job = { id: string; processing: boolean; input: { submission?: string }; log: { id: string }[] }
type Api = { request: APIRequestContext; base: string; token: string }

function reader({ request, base, token }: Api) {
  const headers = { Authorization: `JWT ${token}` }
  const all = async <T>(path: string): Promise<T[]> => {
    const response = await request.get(`${base}/payload-api/${path}&depth=0`, { headers })
    return ((await response.json()) as { docs: T[] }).docs
  }
  const post = async <T>(path: string, data: unknown): Promise<T> => {
    const response = await request.post(base + path, { headers, data })
    expect(response.status(), await response.text()).toBe(201)
    return (await response.json()) as T
  }
  return { all, post }
}

/** Sends a form to a webhook that no name server knows; answers the job that fails to call it, once it did. */
async function failedJob(api: Api): Promise<Job> {
  const { all, post } = reader(api)
  const [tenant] = await all<{ id: string }>('tenants?where[slug][equals]=kade')
  const { doc: form } = await post<{ doc: { id: string } }>('/payload-api/forms?locale=nl', {
    tenant: tenant?.id,
    title: 'Webhook',
    fields: [{ blockType: 'text', name: 'name', label: 'Naam', width: 'full' }],
    submitButtonLabel: 'Verstuur',
    confirmationTitle: 'Dank u wel',
    webhook: { url: 'https://webhook.invalid/hook' },
  })
  await post('/api/forms', {
    form: form.id,
    locale: 'nl',
    path: '/contact',
    data: { name: 'Noor de Boer' },
    website: '',
    seconds: 12,
  })
  const [submission] = await all<{ id: string }>(`form-submissions?where[form][equals]=${form.id}`)
  return attempted(api, ({ input }) => input.submission === submission?.id)
}

/** The webhook job that `isIt` names, once an attempt other than `before` has failed. */
async function attempted(api: Api, isIt: (job: Job) => boolean, before?: string): Promise<Job> {
  const { all } = reader(api)
  const read = async () =>
    (await all<Job>('payload-jobs?where[taskSlug][equals]=callWebhook&sort=-createdAt&limit=50')).find(isIt)
  const attempt = async () => {
    const job = await read()
    return job && !job.processing && job.log[0] ? job.log[0].id : before
  }
  await expect.poll(attempt).not.toBe(before)
  const job = await read()
  if (!job) throw new Error('There is no such job')
  return job
}

for (const language of LOCALES) {
  const words = WORDS[language]

  test(`a super admin runs a failed job again and cancels another, ${language}`, async ({
    page,
    siteUrl,
    signIn,
  }) => {
    test.slow()
    const base = siteUrl('localhost').replace(/\/$/, '')
    const api = { request: page.request, base, token: await signIn() }
    const [job, other] = [await failedJob(api), await failedJob(api)]

    await page.goto(base + words.list)
    const row = page.getByRole('row').filter({ hasText: words.retrying })
    await expect(row.getByRole('link', { name: words.webhook }).first()).toBeVisible()
    // The boxes of the rows get their names once the page has hydrated.
    await expect(page.getByRole('checkbox', { name: words.selectAll })).toBeVisible()
    expect(await violationsOn(page, '.collection-list .table')).toEqual([])

    await page.goto(`${base}${words.list}/${job.id}`)
    await expect(page.getByRole('heading', { level: 1, name: words.webhook })).toBeVisible()
    await expect(page.getByText(new RegExp(`^${words.retrying}: `))).toBeVisible()
    await expect(page.getByText(words.submission, { exact: true })).toBeVisible()
    expect(await violationsOn(page, '.gevel-job')).toEqual([])
    await tabTo(page, page.getByRole('button', { name: words.rerun }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.reran)).toBeVisible()
    await attempted(api, ({ id }) => id === job.id, job.log[0]?.id)

    await page.goto(`${base}${words.list}/${other.id}`)
    const cancel = page.getByRole('button', { name: words.cancel, exact: true })
    await tabTo(page, cancel)
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.wasCancelled)).toBeVisible()
    await expect(page.getByText(new RegExp(`^${words.cancelled}`))).toBeVisible()
    await expect(cancel).toHaveCount(0)
  })
}

test.describe('an editor', () => {
  test.use({ expectedErrors: [/404/] })

  test('finds no jobs', async ({ page, siteUrl, session }) => {
    const base = siteUrl('localhost').replace(/\/$/, '')
    await asPersonOfKade(page, base, session.token, { role: 'editor' })
    const response = await page.goto(`${base}/admin/jobs`)
    expect(response?.status()).toBe(404)
  })
})
