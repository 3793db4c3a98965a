import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { VacanciesBlock, VacancyHeaderBlock } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { DAY_MS } from '@/src/lib/durations'
import { loadSite } from '../site'
import { vacancyClosesAt, readVacancies, readVacancyState } from './vacancies'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

/** Noon, some days from now, as a date field stores a day. */
function noon(days: number): string {
  const date = new Date(Date.now() + days * DAY_MS)
  date.setUTCHours(12, 0, 0, 0)
  return date.toISOString()
}

const header = (heading: string, validThrough: string | null): VacancyHeaderBlock => ({
  blockType: 'vacancyHeader',
  tone: 'ground',
  heading,
  summary: 'Werk.',
  employmentType: 'fullTime',
  location: 'Utrecht',
  remote: 'no',
  postedAt: noon(-30),
  validThrough,
})

async function createVacancy(
  heading: string,
  validThrough: string | null,
  status: 'draft' | 'published' = 'published',
): Promise<string> {
  const blocks = [header(heading, validThrough)]
  const page = await createPage(payload, company, { title: heading, blocks, status })
  await createPageUrl(payload, company, page, `/${heading}`)
  return page.id
}

async function site() {
  const found = await loadSite(company.domain.hostname, 'nl')
  if (!found) throw new Error('The company has no site.')
  return found
}

describe('a list of vacancies', () => {
  it('has open vacancies only, in the editor’s order, and expires when the next one closes', async () => {
    const vacancies = [
      await createVacancy('later', noon(9)),
      await createVacancy('gisteren', noon(-1)),
      await createVacancy('altijd', null),
      await createVacancy('concept', null, 'draft'),
      await createVacancy('vandaag', noon(0)),
    ]
    const block = { blockType: 'vacancies', vacancies } as VacanciesBlock
    const { data, until } = await readVacancies(await site(), 'nl', block, 1)
    expect(data.map(({ href }) => href)).toEqual(['/later', '/altijd', '/vandaag'])
    expect(until).toEqual(vacancyClosesAt({ validThrough: noon(0) }))
  })

  it('has no vacancies that are not published in the locale', async () => {
    const block = {
      blockType: 'vacancies',
      vacancies: [await createVacancy('alleen-nl', null)],
    } as VacanciesBlock
    const { data } = await readVacancies(await site(), 'en', block, 1)
    expect(data).toEqual([])
  })
})

describe('the header of a vacancy', () => {
  it('is closed after the last day, and until then expires at its end', async () => {
    const read = async (validThrough: string | null) =>
      readVacancyState(await site(), 'nl', header('lezer', validThrough), 1)
    expect(await read(noon(-1))).toMatchObject({ data: { closed: true }, until: null })
    expect(await read(noon(2))).toMatchObject({
      data: { closed: false },
      until: vacancyClosesAt({ validThrough: noon(2) }),
    })
    expect(await read(null)).toMatchObject({ data: { closed: false }, until: null })
  })
})
