import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Verbs of controls; those that are English words too cannot be told apart in a table of both languages. */
const VERBS =
  'Annuleer|Bekijk|Bewaar|Bewerk|Controleer|Deel|Kopieer|Maak|Publiceer|Selecteer|Sluit|Sorteer|Stuur|Toon|Trek|Verberg|Vergelijk|Verplaats|Vertaal|Verwijder|Voeg|Wijzig|Wis|Zoek'
/** A short text without a full stop that is not a heading above a form. */
const IMPERATIVE = new RegExp(`['"\`](?:${VERBS})(?: [^.'"\`]{0,40})?['"\`]`)
/** Of signing in and out; “aanmelden” is also said of registering. */
const OTHER_SIGN_IN = /\b(?:aan|af)(?:ge)?meld|\bmeldt? (?:u|zich)\b/i
/** Not about accounts: leaving a mailing list, and becoming a customer. */
const OTHER_SENSE = /afmeldknop|Kan iemand zich afmelden|Aanmelden, betalen/
const HEADING = /codesTitle|\b(?:subject|heading)\b/

const linesOf = (...paths: string[]): string[] =>
  execFileSync('git', ['ls-files', ...paths], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !/\.(?:test|spec)\.tsx?$|\.int\.test\.ts$/.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => `${file}: ${line.trim()}`),
    )

describe('Dutch texts', () => {
  it('call signing in and out “inloggen” and “uitloggen”', () => {
    const found = linesOf('src', 'blocks', 'collections', 'globals').filter((line) =>
      OTHER_SIGN_IN.test(line),
    )
    expect(found.filter((line) => !OTHER_SENSE.test(line))).toEqual([])
  })

  it('name the controls of the panel in the infinitive', () => {
    const panel = linesOf(
      'src/admin',
      'src/features/*/admin/*',
      'src/upstream/*texts.ts',
      'src/i18n/messages/nl.json',
    )
    expect(panel.filter((line) => IMPERATIVE.test(line) && !HEADING.test(line))).toEqual([])
  })

  it.each(["cancel: 'Annuleer',", 'remove: (name) => `Verwijder “${name}”`,'])(
    'in the infinitive finds %s',
    (line) => {
      expect(IMPERATIVE.test(line)).toBe(true)
    },
  )
})
