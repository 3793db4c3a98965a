import { z } from '@hono/zod-openapi'
import type { Block } from 'payload'

import { CaseHeader } from '@/blocks/CaseHeader/config'
import { VacancyHeader } from '@/blocks/VacancyHeader/config'
import { publishedFields } from './fields'

type Opened = { id: string; href: string; title: string; opening: object }

/** The pages of a list with the fields of their job openings, without `apply`, which is on the page itself. */
function openedPages(name: string, { fields }: Block) {
  const { shape, publish } = publishedFields(
    fields.filter((field) => !('name' in field && field.name === 'apply')),
  )
  const page = z.strictObject({
    id: z.uuid(),
    href: z.string(),
    title: z.string(),
    opening: z.strictObject(shape),
  })
  return {
    schema: z.array(page.openapi(name)),
    publish: (pages: readonly Opened[]) =>
      pages.map(({ opening, ...rest }) => ({ ...rest, opening: publish({ ...opening }) })),
  }
}

export const openedCases = openedPages('OpenedCase', CaseHeader)
export const openedVacancies = openedPages('OpenedVacancy', VacancyHeader)
