import { DEFAULT_REDIRECT_STATUS, REDIRECT_STATUSES } from '@/src/lib/constants'
import {
  isRedirectPath,
  isRedirectTarget,
  normalizeRedirectPath,
  oldPathProblem,
} from '@/src/features/redirects/rules/redirect-path'
import type { RedirectRow } from '../write-redirects'
import type { Line } from './parse-file'
import { LINE_PROBLEMS, type Texts } from './texts'

const YES: readonly string[] = ['', 'true', '1', 'yes', 'ja', 'waar']
const NO: readonly string[] = ['false', '0', 'no', 'nee', 'onwaar']

/** An empty cell is true, the default of a new redirect. */
const toBoolean = (cell = ''): boolean | null => {
  const word = cell.toLowerCase()
  return YES.includes(word) ? true : NO.includes(word) ? false : null
}

const STATUSES = REDIRECT_STATUSES.map((status) => `${status}` as const)

/** Validates one line; `domains` maps the tenant's hostnames to ids. */
export function readLine(
  { cells, tooLong }: Line,
  domains: ReadonlyMap<string, string>,
): { row: RedirectRow } | { problem: Texts } {
  if (tooLong) return { problem: LINE_PROBLEMS.tooManyValues }
  const from = normalizeRedirectPath(cells.from ?? '')
  if (!cells.from?.startsWith('/') || !isRedirectPath(from)) return { problem: LINE_PROBLEMS.from }
  const status = STATUSES.find((known) => known === (cells.status || String(DEFAULT_REDIRECT_STATUS)))
  if (!status) return { problem: LINE_PROBLEMS.status }
  if (status === '410' && cells.to) return { problem: LINE_PROBLEMS.gone }
  if (status !== '410' && !isRedirectTarget(cells.to)) return { problem: LINE_PROBLEMS.to }
  const match = (['exact', 'prefix'] as const).find((known) => known === (cells.match || 'exact'))
  if (!match) return { problem: LINE_PROBLEMS.match }
  const problem = oldPathProblem(from, match)
  if (problem) return { problem }
  const domain = cells.domain ? domains.get(cells.domain.toLowerCase()) : null
  if (domain === undefined) return { problem: LINE_PROBLEMS.domain }
  const keepQuery = toBoolean(cells.keepQuery)
  if (keepQuery === null) return { problem: LINE_PROBLEMS.keepQuery }
  const enabled = toBoolean(cells.enabled)
  if (enabled === null) return { problem: LINE_PROBLEMS.enabled }
  const to = cells.to ? ({ type: 'custom', url: cells.to } as const) : null
  return { row: { from, status, match, domain, keepQuery, enabled, to } }
}
