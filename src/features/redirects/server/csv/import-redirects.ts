import type { PayloadRequest } from 'payload'

import { inTransaction } from '@/src/platform/database/transaction'
import { inSavepoint } from '@/src/platform/database/savepoint'
import { redirectsFrom, type StoredRedirect } from '../stored-redirects'
import { writeRedirects, type RedirectRow } from '../write-redirects'
import { parseFile, type Line } from './parse-file'
import { readLine } from './read-line'
import { duplicateLine, type Texts } from './texts'

type LineAction = 'create' | 'update' | 'unchanged' | 'error'

/** The effect of a line, or its error. `line` counts from 1, including the header. */
export type LineReport = { line: number; from: string; action: LineAction; texts: Texts | null }

/** `applied`: whether it was written; `problem`: the error that concerns the whole file. */
export type ImportReport = { applied: boolean; problem: Texts | null; lines: LineReport[] }

type Planned = LineReport & { row: RedirectRow | null }

const keyOf = ({ domain, from, match }: Pick<RedirectRow, 'domain' | 'from' | 'match'>): string =>
  [domain ?? '', match, from].join(' ')

async function domainsOf(req: PayloadRequest, tenant: string): Promise<Map<string, string>> {
  const { docs } = await req.payload.find({
    collection: 'domains',
    where: { tenant: { equals: tenant } },
    select: { hostname: true },
    depth: 0,
    pagination: false,
    // The caller has checked that the actor may write the tenant's redirects.
    overrideAccess: true,
    req,
  })
  return new Map(docs.map(({ hostname, id }) => [hostname, id]))
}

/** Compares a line with the stored redirect. A target that is the path of the stored page URL keeps that reference. */
function compare(
  row: RedirectRow,
  stored: StoredRedirect | undefined,
): { action: LineAction; row: RedirectRow } {
  if (!stored) return { action: 'create', row }
  const url = row.to?.type === 'custom' ? row.to.url : null
  const sameTarget = url === stored.to
  const to =
    sameTarget && stored.reference ? { type: 'reference' as const, reference: stored.reference } : row.to
  const same =
    sameTarget &&
    row.status === stored.status &&
    row.keepQuery === stored.keepQuery &&
    row.enabled === stored.enabled
  return { action: same ? 'unchanged' : 'update', row: { ...row, to } }
}

async function plan(req: PayloadRequest, tenant: string, lines: readonly Line[]): Promise<Planned[]> {
  const domains = await domainsOf(req, tenant)
  const read = lines.map((line) => ({ line, ...readLine(line, domains) }))
  const paths = read.flatMap((each) => ('row' in each ? [each.row.from] : []))
  const stored = new Map((await redirectsFrom(req, tenant, paths)).map((each) => [keyOf(each), each]))
  const seen = new Map<string, number>()
  return read.map((each): Planned => {
    const { line, cells } = each.line
    const reject = (texts: Texts): Planned => ({
      line,
      from: cells.from ?? '',
      action: 'error',
      texts,
      row: null,
    })
    if ('problem' in each) return reject(each.problem)
    const key = keyOf(each.row)
    const earlier = seen.get(key)
    if (earlier !== undefined) return reject(duplicateLine(earlier))
    seen.set(key, line)
    return { line, from: each.row.from, texts: null, ...compare(each.row, stored.get(key)) }
  })
}

/** Writes the planned changes, and marks the lines that would create a redirect loop. */
async function applyPlan(
  req: PayloadRequest,
  tenant: string,
  planned: readonly Planned[],
): Promise<LineReport[]> {
  const changes = planned.flatMap(({ row, action, line }) =>
    row && action !== 'unchanged' ? [{ row, line }] : [],
  )
  const rejected = await writeRedirects(req, {
    tenant,
    origin: 'import',
    rows: changes.map(({ row }) => row),
  })
  const loops = new Map(rejected.map(({ index, texts }) => [changes[index]?.line, texts]))
  return planned.map(({ line, from, action, texts }) => {
    const loop = loops.get(line)
    return loop ? { line, from, action: 'error', texts: loop } : { line, from, action, texts }
  })
}

/**
 * Imports a file of redirects into a tenant: all of it, or nothing when a line is invalid or `dryRun` is set.
 * The caller checks that the actor may write the tenant's redirects.
 */
export async function importRedirects(
  req: PayloadRequest,
  { tenant, text, dryRun }: { tenant: string; text: string; dryRun: boolean },
): Promise<ImportReport> {
  const file = parseFile(text)
  if ('problem' in file) return { applied: false, problem: file.problem, lines: [] }
  return inTransaction(req, () =>
    inSavepoint(req, async () => {
      const lines = await applyPlan(req, tenant, await plan(req, tenant, file.lines))
      const applied = !dryRun && lines.every(({ action }) => action !== 'error')
      return { keep: applied, result: { applied, problem: null, lines } }
    }),
  )
}
