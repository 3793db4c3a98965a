import { expect, it } from 'vitest'

import { LOCALES, type Locale } from '@/src/lib/constants'
import { type Chosen, withinLimits } from './limits'
import { BULK_CHANGE_TEXTS, kindIn } from './texts'

const ALL: readonly Chosen[] = ['publish', 'unpublish', 'move', 'trash', 'translate']
const OTHERS = ALL.filter((action) => action !== 'move')

const limits = (language: Locale, count: number) =>
  withinLimits(ALL, count, BULK_CHANGE_TEXTS[language], kindIn(language, 'pages'))

it.each(LOCALES)('everything can be done to 100 documents (%s)', (language) => {
  expect(limits(language, 100)).toEqual({ possible: ALL, message: null })
})

it.each([
  ['nl', 101, 'Verplaatsen kan met hoogstens 100 pagina’s tegelijk.'],
  ['nl', 1000, 'Verplaatsen kan met hoogstens 100 pagina’s tegelijk.'],
  ['en', 1000, 'At most 100 pages can be moved at a time.'],
] as const)('says in %s that %i are too many to move, and does the rest', (language, count, message) => {
  expect(limits(language, count)).toEqual({ possible: OTHERS, message })
})

it.each([
  ['nl', 'Er zijn 1.001 pagina’s geselecteerd, en een actie gaat over hoogstens 1.000.'],
  ['en', '1,001 pages are selected, and an action works on 1,000 at most.'],
] as const)('says in %s how many are selected and how many can be, and offers nothing', (language, text) => {
  const { possible, message } = limits(language, 1001)
  expect(possible).toEqual([])
  expect(message).toContain(text)
})
