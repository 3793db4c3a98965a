import { globSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { defuseFormulas, restoreFormulas, toCsv } from './csv'

/** A spreadsheet may skip space in front. */
const FORMULA = /^[\t\r\n]*[=+\-@＝＋－＠]/

/** Texts with much of what separates cells, quotes them and begins formulas. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'=+-@＝＋－＠'.split(''), ...'\t\r\n,;"\'| \u2028\u0085'.split('')),
      fc.constantFrom('\r\n', '"=', ';"=1+1', "'=", "=cmd|' /C calc'!A0", 'a', '1'),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))
const table = fc.array(fc.tuple(hostile, hostile), { minLength: 1, maxLength: 4 })

const write = (rows: readonly (readonly [string, string])[]) =>
  toCsv(
    ['a', 'b'],
    rows.map(([a, b]) => ({ a, b })),
  )

/**
 * Reads a file as spreadsheets do, with any separator: quotation marks count at the start of a cell only, and what follows
 * the closing one belongs to the cell.
 */
function spreadsheetCells(text: string, separator: string): string[] {
  const cells: string[] = []
  let [cell, quoted, start] = ['', false, true]
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index)
    if (quoted) {
      if (char !== '"') cell += char
      else if (text.charAt(index + 1) === '"') cell += text.charAt((index += 1))
      else quoted = false
    } else if (char === separator || char === '\n' || char === '\r') {
      cells.push(cell)
      ;[cell, start] = ['', true]
      continue
    } else if (char === '"' && start) quoted = true
    else cell += char
    start = false
  }
  return [...cells, cell]
}

/** Reads a file as programs do that know no quotation marks. */
const plainCells = (text: string): string[] => text.split(/[\r\n]+/).flatMap((line) => line.split(';'))

describe('toCsv', () => {
  it('quotes every cell', () => {
    expect(toCsv(['a', 'b', 'c'], [{ a: 'x', b: null, c: 1 }, { a: true }])).toBe(
      '\uFEFF"a","b","c"\r\n"x","","1"\r\n"true","",""\r\n',
    )
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+31 30', "'+31 30"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1', "'＝1"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['safe\n=1', "safe\n'=1"],
    ['safe\r\n+1', "safe\r\n'+1"],
    ['safe;=1', "safe;'=1"],
    ['safe;"=1', 'safe;\'"=1'],
    ["'=1", "''=1"],
    ['a=1, b-2', 'a=1, b-2'],
    ['€ 25,-', '€ 25,-'],
    ['noor@kade.example', 'noor@kade.example'],
  ])('writes %j as %j', (text, written) => expect(defuseFormulas(text)).toBe(written))

  it('is read back as it was by another parser, once the apostrophes are removed', () =>
    fc.assert(
      fc.property(table, (rows) => {
        const read: string[][] = parse(write(rows), { bom: true })
        expect(read.slice(1).map((row) => row.map(restoreFormulas))).toEqual(rows.map((row) => [...row]))
      }),
      { numRuns: 1000 },
    ))

  it('has no cell that is a formula, whatever separator a spreadsheet takes', () =>
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t'), (rows, separator) => {
        const text = write(rows).replace('\uFEFF', '')
        expect(spreadsheetCells(text, separator).filter((cell) => FORMULA.test(cell))).toEqual([])
        expect(plainCells(text).filter((cell) => FORMULA.test(cell))).toEqual([])
      }),
      { numRuns: 2000 },
    ))

  it('restores exactly what was defused', () =>
    fc.assert(
      fc.property(hostile, (text) => restoreFormulas(defuseFormulas(text)) === text),
      { numRuns: 2000 },
    ))
})

it('is the only writer of CSV', () => {
  const files = globSync('{src,collections,globals,blocks,scripts}/**/*.{ts,tsx}')
  const code = files.filter((file) => !file.includes('.test.'))
  const writers = code.filter((file) =>
    /from 'csv-stringify|from 'papaparse/.test(readFileSync(file, 'utf8')),
  )
  expect(writers).toEqual(['src/lib/csv.ts'])
})
