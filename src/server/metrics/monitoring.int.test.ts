import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

import { root } from '@/scripts/root'
import { reportQueue } from '@/src/features/jobs/server/report-queue'
import { metrics } from '@/src/platform/metrics/metrics'
import { payloadInstance } from '@/src/platform/payload'
import { WorkerMetrics } from '../workers/primary-metrics'
import { collectMetrics, reportFrontCache } from './collect-metrics'

const read = (file: string) => readFileSync(path.join(root, 'examples/monitoring', file), 'utf8')

const dashboard = z
  .object({
    panels: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        targets: z.array(z.object({ expr: z.string() })).default([]),
      }),
    ),
    templating: z.object({ list: z.array(z.object({ query: z.string() })) }),
  })
  .parse(JSON.parse(read('grafana-dashboard.json')))
const { groups } = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ summary: z.string() }) }),
        ),
      }),
    ),
  })
  .parse(parse(read('alerts.yml')))
const rules = groups.flatMap((group) => group.rules)

const EXPRESSIONS = [
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
]
/** Labels that Prometheus adds to each series, and that of buckets. */
const COMMON_LABELS = ['job', 'instance', 'le']

/** The labels of every metric, by the names of its series. */
const series = new Map<string, readonly string[]>([['up', []]])

beforeAll(async () => {
  reportQueue(await payloadInstance())
  collectMetrics()
  reportFrontCache({ size: { entries: 0, bytes: 0 }, evictions: 0 })
  for (const metric of metrics().registry.getMetricsAsArray()) {
    // The names of its labels are no part of the type.
    const { labelNames } = metric as unknown as { labelNames: readonly string[] }
    const suffixes = String(metric.type) === 'histogram' ? ['_bucket', '_count', '_sum'] : ['']
    for (const suffix of suffixes) series.set(metric.name + suffix, labelNames)
  }
})

/** The metrics of the primary process, as it writes them without a worker. */
beforeAll(async () => {
  const text = await new WorkerMetrics().scrape()
  for (const [, name = ''] of text.matchAll(/^# TYPE (\S+)/gm)) series.set(name, [])
})

const namesIn = (expression: string): string[] => [
  ...new Set(expression.match(/\b(?:up|(?:gevel|nodejs|process)_\w+)\b(?!=)/g)),
]

describe.each(EXPRESSIONS)('%s', (_, expression) => {
  it(`queries only metrics that exist: ${expression}`, () => {
    expect(namesIn(expression).filter((name) => !series.has(name))).toEqual([])
    expect(namesIn(expression)).not.toEqual([])
  })

  it(`selects and groups by labels that they have: ${expression}`, () => {
    const known = [...COMMON_LABELS, ...namesIn(expression).flatMap((name) => series.get(name) ?? [])]
    const selected = [...expression.matchAll(/(\w+)\s*(?:=~|!=|=)\s*"/g)].map(([, label = '']) => label)
    const grouped = [...expression.matchAll(/\b(?:by|on)\s*\(([^)]*)\)/g)].flatMap(([, list = '']) =>
      list.split(/\s*,\s*/),
    )
    expect([...selected, ...grouped].filter((label) => !known.includes(label))).toEqual([])
  })
})

it('every alert has a row in docs/operations.md, and every row an alert', () => {
  const page = readFileSync(path.join(root, 'docs/operations.md'), 'utf8')
  const rows = [...page.matchAll(/^\| (Gevel\w+) \|/gm)].map(([, name]) => name)
  expect(rows).toEqual(rules.map(({ alert }) => alert))
})

it('the dashboard numbers its panels once, and its variables query a metric that exists', () => {
  const ids = dashboard.panels.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { query } of dashboard.templating.list)
    expect(namesIn(query).filter((name) => !series.has(name))).toEqual([])
})

it('labels are never paths, hostnames or tenants', () => {
  const labels = new Set([...series.values()].flat())
  expect(labels).not.toContain('path')
  expect([...labels].filter((label) => /path|host|tenant|domain|site|url|user/.test(label))).toEqual([])
})
