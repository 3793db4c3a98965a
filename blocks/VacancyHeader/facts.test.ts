import { describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import type { VacancyHeaderBlock } from '@/payload-types'
import { hoursOf, salaryOf, vacancyFacts } from './facts'

const vacancy: VacancyHeaderBlock = {
  blockType: 'vacancyHeader',
  tone: 'ground',
  heading: 'Lezer',
  summary: 'Leest.',
  location: 'Utrecht',
  employmentType: 'partTime',
  remote: 'partly',
  postedAt: '2026-11-01T12:00:00.000Z',
}

/** Intl puts a no-break space after a currency symbol. */
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? null

describe('hoursOf', () => {
  it.each([
    [{ hoursMin: 32, hoursMax: 40 }, '32–40', '32–40'],
    [{ hoursMin: 24, hoursMax: 24 }, '24', '24'],
    [{ hoursMin: 16 }, 'vanaf 16', 'from 16'],
    [{ hoursMax: 40, hoursMin: null }, 'tot 40', 'up to 40'],
    [{}, null, null],
  ])('writes %o as %s, and in English as %s', (hours, nl, en) => {
    expect(hoursOf({ ...vacancy, ...hours }, 'nl')).toBe(nl)
    expect(hoursOf({ ...vacancy, ...hours }, 'en')).toBe(en)
  })
})

describe('salaryOf', () => {
  it('formats euros in the locale', () => {
    const paid = { ...vacancy, salaryMin: 3900, salaryMax: 5400 }
    expect(plain(salaryOf(paid, 'nl'))).toBe('€ 3.900 – € 5.400')
    expect(plain(salaryOf(paid, 'en'))).toBe('€3,900 – €5,400')
    expect(plain(salaryOf({ ...vacancy, salaryMin: 3900 }, 'nl'))).toBe('vanaf € 3.900')
  })
})

describe('vacancyFacts', () => {
  it('leaves out empty facts', () => {
    expect(vacancyFacts(vacancy, 'nl')).toEqual([
      { label: 'Plaats', value: 'Utrecht' },
      { label: 'Dienstverband', value: 'Deeltijd' },
      { label: 'Op afstand', value: 'Deels' },
    ])
  })

  it('shows the closing date regardless of the server’s time zone', () => {
    const facts = (locale: Locale) =>
      vacancyFacts({ ...vacancy, validThrough: '2026-12-31T12:00:00.000Z' }, locale).at(-1)
    expect(facts('nl')).toEqual({ label: 'Reageren tot en met', value: '31 december 2026' })
    expect(facts('en')).toEqual({ label: 'Apply until', value: 'December 31, 2026' })
  })
})
