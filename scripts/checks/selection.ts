import { StartError } from '@/scripts/progress.mjs'

/** What hosted CI runs in a job of its own. */
export const PARTS = ['verify', 'integration', 'e2e'] as const
export type Part = (typeof PARTS)[number]

type Selectable = { part: Part; quick: boolean }

const isPart = (name: string | undefined): name is Part => PARTS.some((part) => part === name)

/**
 * Which checks the arguments choose: `--quick` those that take seconds, `--only <part>` those of one part, neither all.
 * @throws {StartError} for a part that does not exist
 */
export function selection(args: readonly string[]): (check: Selectable) => boolean {
  const quick = args.includes('--quick')
  const index = args.indexOf('--only')
  if (index < 0) return (check) => check.quick || !quick
  const name = args[index + 1]
  if (!isPart(name)) throw new StartError(`--only takes one of: ${PARTS.join(', ')}.`)
  return (check) => check.part === name && (check.quick || !quick)
}
