import config from '@payload-config'
import { createLocalReq, getPayload, initTransaction, killTransaction, type Payload } from 'payload'
import { StartError } from '@/scripts/progress.mjs'
import { type Rebuilt, rebuildReferences } from '@/src/database/references/rebuild'
import { inTransaction } from '@/src/platform/database/transaction'

const USAGE = 'Usage: npm run references -- --check|--rebuild'

const rowsOf = ({ corrections, leftovers }: Rebuilt): number =>
  corrections.reduce((sum, { added, removed }) => sum + added + removed, leftovers)

const linesOf = ({ corrections }: Rebuilt): string[] =>
  corrections.map(
    ({ collection, id, version, added, removed }) =>
      `  ${collection} ${id}${version ? ' (newest version)' : ''}: ${added} missing, ${removed} too many`,
  )

/** What a rebuild would change. Reads every document. */
export async function checkReferences(payload: Payload): Promise<Rebuilt> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    return await rebuildReferences(req)
  } finally {
    await killTransaction(req)
  }
}

/** Checks or rebuilds the stored references of the database of the environment, and prints what was wrong. */
export async function runReferences(args: readonly string[]): Promise<void> {
  const [mode] = args
  if (args.length !== 1 || (mode !== '--check' && mode !== '--rebuild')) throw new StartError(USAGE)
  const payload = await getPayload({ config, disableOnInit: true })
  const req = await createLocalReq({}, payload)
  const rebuilt =
    mode === '--check'
      ? await checkReferences(payload)
      : await inTransaction(req, () => rebuildReferences(req))
  const rows = rowsOf(rebuilt)
  const report = [
    ...linesOf(rebuilt),
    `  ${rows} rows ${mode === '--check' ? 'are wrong' : 'were corrected'}.`,
  ]
  if (mode === '--check' && rows > 0)
    throw new StartError(`The stored references differ from the documents:\n${report.join('\n')}`)
  process.stdout.write(`\n${report.join('\n')}\n\n`)
}
