import { describe, expect, it } from 'vitest'

import { parseFile } from './parse-file'
import { readLine } from './read-line'
import { FILE_PROBLEMS, LINE_PROBLEMS } from './texts'

const domains = new Map([['kade.test', 'domain-id']])

const read = (cells: Parameters<typeof readLine>[0]['cells']) => {
  const outcome = readLine({ line: 2, cells }, domains)
  return 'row' in outcome ? outcome.row : outcome.problem
}

describe('parseFile', () => {
  it.each([
    ['commas', 'from,to\n/a,/b'],
    ['semicolons', 'from;to\n/a;/b'],
    ['tabs', 'from\tto\n/a\t/b'],
    ['a byte order mark and Windows line ends', '\uFEFFfrom,to\r\n/a,/b\r\n'],
    ['quotation marks and spaces', 'from , to\n"/a" , "/b"\n\n'],
    ['its columns in another order', 'to,from\n/b,/a'],
  ])('accepts %s', (_, text) => {
    expect(parseFile(text)).toEqual({ lines: [{ line: 2, cells: { from: '/a', to: '/b' } }] })
  })

  it('numbers lines as a text editor does, including empty ones', () => {
    const parsed = parseFile('from,to\n/a,/b\n\n/c,/d\n')
    expect('lines' in parsed && parsed.lines.map(({ line }) => line)).toEqual([2, 4])
  })

  it.each([
    ['', FILE_PROBLEMS.noFrom],
    ['to\n/b', FILE_PROBLEMS.noFrom],
    ['from,doel\n/a,/b', FILE_PROBLEMS.unknownColumn],
    ['from,to\n"/a,/b', FILE_PROBLEMS.unreadable],
    [`from\n${'/a\n'.repeat(10_001)}`, FILE_PROBLEMS.tooMany],
    ['from,from\n/a,/b', FILE_PROBLEMS.repeatedColumn],
    [Buffer.from('from,to\n/caf\xe9,/b', 'latin1').toString(), FILE_PROBLEMS.encoding],
  ])('rejects an invalid file as a whole: %#', (text, problem) => {
    expect(parseFile(text)).toEqual({ problem })
  })
})

describe('readLine', () => {
  it('requires a path and a target, and has the defaults of a new redirect', () => {
    expect(read({ from: '/caf%C3%A9/', to: '/b#deel' })).toEqual({
      from: '/café',
      to: { type: 'custom', url: '/b#deel' },
      status: '302',
      match: 'exact',
      domain: null,
      keepQuery: true,
      enabled: true,
    })
  })

  it.each(['from,to\n/a,https://b.test/?q=1,2', 'from\n/a,/b'])(
    'rejects a line with more values than columns: %#',
    (text) => {
      const parsed = parseFile(text)
      const [line] = 'lines' in parsed ? parsed.lines : []
      expect(line && readLine(line, domains)).toEqual({ problem: LINE_PROBLEMS.tooManyValues })
    },
  )

  it('ignores separators at the end of a line, as spreadsheets write them', () => {
    expect(parseFile('from,to\n/a,/b,,\n')).toEqual({ lines: [{ line: 2, cells: { from: '/a', to: '/b' } }] })
  })

  it('reads all columns', () => {
    const cells = { from: '/a', to: '', status: '410', match: 'prefix', domain: 'KADE.test' }
    expect(read({ ...cells, keepQuery: 'nee', enabled: '0' })).toEqual({
      from: '/a',
      to: null,
      status: '410',
      match: 'prefix',
      domain: 'domain-id',
      keepQuery: false,
      enabled: false,
    })
  })

  it.each([
    [{ from: '', to: '/b' }, 'from'],
    [{ from: '/a?b', to: '/b' }, 'from'],
    [{ from: '=cmd', to: '/b' }, 'from'],
    [{ from: '/a', to: '' }, 'to'],
    [{ from: '/a', to: 'javascript:alert(1)' }, 'to'],
    [{ from: '/a', to: '//evil.test' }, 'to'],
    [{ from: '/a', to: '/b', status: '410' }, 'gone'],
    [{ from: '/a', to: '/b', status: '303' }, 'status'],
    [{ from: '/a', to: '/b', match: 'regex' }, 'match'],
    [{ from: '/a', to: '/b', domain: 'other.test' }, 'domain'],
    [{ from: '/a', to: '/b', keepQuery: 'maybe' }, 'keepQuery'],
    [{ from: '/a', to: '/b', enabled: 'maybe' }, 'enabled'],
  ] as const)('rejects %o because of its %s', (cells, problem) => {
    expect(read(cells)).toEqual(LINE_PROBLEMS[problem])
  })

  it.each(['/admin', '/en/admin/x', '/nl/admin/cms', '/api/x', '/_next/x', '/favicon.ico'])(
    'rejects %s as old path, which the installation serves itself',
    (from) => {
      expect(read({ from, to: '/b' })).toMatchObject({
        en: expect.stringContaining('reserved by the system'),
      })
    },
  )

  it('accepts old paths in the CMS, below a locale prefix and of the home page, but not of the whole site', () => {
    for (const from of ['/admin/cms/pages', '/en/admin/cms', '/en/api', '/administratie', '/'])
      expect(read({ from, to: '/b' })).toMatchObject({ from })
    expect(read({ from: '/', to: '/b', match: 'prefix' })).toMatchObject({
      nl: expect.stringContaining('Doorsturen naar'),
    })
  })
})
