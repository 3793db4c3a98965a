import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { LOCALES } from '@/src/lib/constants'

const ANY = `['"](?:${LOCALES.join('|')})['"]`
/** Comparisons, cases and union types, which would silently leave out a new language. */
const BRANCH = new RegExp(
  `[!=]==?\\s*${ANY}|${ANY}\\s*[!=]==?|\\bcase ${ANY}|${ANY}\\s*\\|\\s*${ANY}|\\[${ANY},\\s*${ANY}\\] as const`,
)
const GENERATED = /^(?:migrations\/|payload-types\.ts$|src\/api-client\/schema\.ts$)/
const MAY_NAME = /^src\/lib\/constants\.ts$|\.test\.tsx?$|\.spec\.ts$/

const sources = (): string[] =>
  execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !GENERATED.test(file) && !MAY_NAME.test(file))

const branches = (code: string): string[] => code.split('\n').filter((line) => BRANCH.test(line))

describe('source code', () => {
  it('never compares with the code of a locale; texts come from a table with every locale', () => {
    const found = sources().flatMap((file) =>
      branches(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  })

  it.each([
    "language === 'nl' ? a : b",
    "if ('en' !== locale) return",
    "case 'nl':",
    "locale: 'nl' | 'en'",
    "for (const locale of ['nl', 'en'] as const)",
  ])('finds %s', (code) => {
    expect(branches(code)).toEqual([code])
  })
})
