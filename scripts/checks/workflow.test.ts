import { readFileSync } from 'node:fs'
import path from 'node:path'
import { validateWorkflow } from '@action-validator/core'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { PARTS } from '@/scripts/checks/selection'
import { root } from '@/scripts/root'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const source = read('.github/workflows/test.yml')
const job = z.object({ steps: z.array(z.object({ run: z.string().optional() })) })
const { jobs } = z.object({ jobs: z.record(z.string(), job) }).parse(parse(source))
const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))

describe('the CI workflow', () => {
  it('is valid by the schema of workflows', () => {
    expect(validateWorkflow(source).errors).toEqual([])
  })

  it('runs every part of the checks in a job of that name', () => {
    expect(Object.keys(jobs)).toEqual([...PARTS, 'cluster', 'faults'])
    for (const part of PARTS)
      expect(jobs[part]?.steps.map(({ run }) => run)).toContain(`npm test -- --only ${part}`)
  })

  it('calls only existing npm scripts', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')))
    const called = commands.flatMap((command) => command.match(/npm (?:run )?(?!ci\b)([\w:-]+)/)?.[1] ?? [])
    expect(called.filter((name) => !(name in scripts))).toEqual([])
    expect(called).toContain('test')
  })
})
