import { StartError } from '@/scripts/progress.mjs'

/** The parts that CI runs as separate jobs. */
export const PARTS = ['verify', 'integration', 'e2e'] as const
export type Part = (typeof PARTS)[number]

type Selectable = { part: Part; quick: boolean }

const isPart = (name: string | undefined): name is Part => PARTS.some((part) => part === name)

/**
 * Selects checks by arguments: `--quick` those that take seconds, `--only <part>` those of one part; all without either.
 * @throws {StartError} for an unknown part
 */
export function selection(args: readonly string[]): (check: Selectable) => boolean {
  const quick = args.includes('--quick')
  const index = args.indexOf('--only')
  if (index < 0) return (check) => check.quick || !quick
  const name = args[index + 1]
  if (!isPart(name)) throw new StartError(`--only takes one of: ${PARTS.join(', ')}.`)
  return (check) => check.part === name && (check.quick || !quick)
}
