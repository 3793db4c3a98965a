import type { PayloadRequest } from 'payload'

import { inTransaction } from '@/src/platform/database/transaction'
import { inSavepoint } from '@/src/platform/database/savepoint'
import { redirectsFrom, type StoredRedirect } from '../stored-redirects'
import { writeRedirects, type RedirectRow } from '../write-redirects'
import { parseFile, type Line } from './parse-file'
import { readLine } from './read-line'
import { duplicateLine, type Texts } from './texts'

type Verdict = 'create' | 'update' | 'unchanged' | 'error'

/** What becomes of a line, or why nothing can. `line` counts from 1, the header included. */
export type LineReport = { line: number; from: string; action: Verdict; texts: Texts | null }

/** `applied`: whether it was written; `problem`: what is wrong with the file as a whole. */
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
    // Which names stand for a domain of the tenant; who imports was permitted to before.
    overrideAccess: true,
    req,
  })
  return new Map(docs.map(({ hostname, id }) => [hostname, id]))
}

/** What a line asks of what is stored. A target that is the path of the same page URL stays that page URL. */
function compare(
  row: RedirectRow,
  stored: StoredRedirect | undefined,
): { action: Verdict; row: RedirectRow } {
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
    const refuse = (texts: Texts): Planned => ({
      line,
      from: cells.from ?? '',
      action: 'error',
      texts,
      row: null,
    })
    if ('problem' in each) return refuse(each.problem)
    const key = keyOf(each.row)
    const earlier = seen.get(key)
    if (earlier !== undefined) return refuse(duplicateLine(earlier))
    seen.set(key, line)
    return { line, from: each.row.from, texts: null, ...compare(each.row, stored.get(key)) }
  })
}

/** Writes what the plan says, and marks the lines that would lead in a circle. */
async function carryOut(
  req: PayloadRequest,
  tenant: string,
  planned: readonly Planned[],
): Promise<LineReport[]> {
  const changes = planned.flatMap(({ row, action, line }) =>
    row && action !== 'unchanged' ? [{ row, line }] : [],
  )
  const refused = await writeRedirects(req, { tenant, origin: 'import', rows: changes.map(({ row }) => row) })
  const circular = new Map(refused.map(({ index, texts }) => [changes[index]?.line, texts]))
  return planned.map(({ line, from, action, texts }) => {
    const circle = circular.get(line)
    return circle ? { line, from, action: 'error', texts: circle } : { line, from, action, texts }
  })
}

/**
 * Imports a file of redirects into a tenant: all of it, or, when a line is wrong or `dryRun` is set, nothing.
 * Who may write the tenant's redirects is the caller's question.
 */
export async function importRedirects(
  req: PayloadRequest,
  { tenant, text, dryRun }: { tenant: string; text: string; dryRun: boolean },
): Promise<ImportReport> {
  const file = parseFile(text)
  if ('problem' in file) return { applied: false, problem: file.problem, lines: [] }
  return inTransaction(req, () =>
    inSavepoint(req, async () => {
      const lines = await carryOut(req, tenant, await plan(req, tenant, file.lines))
      const applied = !dryRun && lines.every(({ action }) => action !== 'error')
      return { keep: applied, result: { applied, problem: null, lines } }
    }),
  )
}
