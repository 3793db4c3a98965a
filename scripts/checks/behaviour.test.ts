import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { headingAnchors, readBehaviours, readReferences } from './behaviour'

const PAGE = 'docs/behaviour.md'
const page = readFileSync(PAGE, 'utf8')
const behaviours = readBehaviours(page)

const ELSEWHERE = ['node_modules', '.next', '.data', '.git', 'test-results', 'migrations']

const sources = globSync('**/*.{ts,tsx,mjs,css,md}', { exclude: (name) => ELSEWHERE.includes(name) }).filter(
  (file) => file !== PAGE && !file.startsWith('scripts/checks/behaviour'),
)

describe('docs/behaviour.md', () => {
  it('has a unique id for each behaviour', () => {
    const ids = behaviours.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('names an existing test for each behaviour', () => {
    const missing = behaviours.filter(
      ({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
    )
    expect(missing, 'rename the test in docs/behaviour.md as well, or name another one').toEqual([])
  })

  it('has every id that the repository refers to', () => {
    const known = new Set([...behaviours.map(({ id }) => id), ...headingAnchors(page)])
    const unknown = sources.flatMap((file) =>
      readReferences(readFileSync(file, 'utf8')).flatMap((id) => (known.has(id) ? [] : [`${file}: ${id}`])),
    )
    expect(unknown).toEqual([])
  })

  it('is the only specification that files refer to, apart from sections of an RFC', () => {
    const lines = sources.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => `${file}: ${line}`),
    )
    expect(lines.filter((line) => line.includes('\u00a7') && !line.includes('RFC'))).toEqual([])
  })
})

describe('readBehaviours', () => {
  it('reads a row', () => {
    const row = '| <a id="a-b"></a>`a-b` | What | happens. | `src/a.test.ts` › does %s → %s |'
    expect(readBehaviours(`| Id | What happens | Test |\n|---|---|---|\n${row}`)).toEqual([
      { id: 'a-b', file: 'src/a.test.ts', title: 'does %s → %s' },
    ])
  })

  it.each(['| `a` | no anchor | `a.test.ts` › b |', '| <a id="a"></a>`a` | no test | |'])(
    'rejects %s',
    (row) => expect(() => readBehaviours(row)).toThrow('Malformed row'),
  )
})

describe('readReferences', () => {
  it('finds ids in comments and links', () => {
    expect(readReferences('/** Behaviour: a-b, c */ (Behaviour: d). docs/behaviour.md#e-f')).toEqual([
      'a-b',
      'c',
      'd',
      'e-f',
    ])
  })
})
