import type { FormValues } from '@/src/features/forms/rules/definition'

/** What is known of a sending besides the answers; `seconds` is null when the sender did not tell. */
export type SpamInput = { decoy: string; seconds: number | null }

const SCORES = { decoyFilled: 1, tooFast: 1, manyLinks: 0.4, noTiming: 0.3 } as const
/** From this score on, a submission goes to the spam, where people can still find it. */
export const SPAM_THRESHOLD = 0.7
/** More addresses than a person puts in a message. */
const MANY_LINKS = 4

const linksIn = (values: FormValues): number =>
  Object.values(values)
    .map((value) => String(value).match(/https?:\/\//gi)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0)

/** How likely a submission is spam, from 0 to 1. */
export function spamScore(
  values: FormValues,
  { decoy, seconds }: SpamInput,
  { minSeconds, honeypot }: { minSeconds: number; honeypot?: boolean | null },
): number {
  const score =
    (honeypot && decoy !== '' ? SCORES.decoyFilled : 0) +
    (seconds !== null && seconds < minSeconds ? SCORES.tooFast : 0) +
    (linksIn(values) >= MANY_LINKS ? SCORES.manyLinks : 0) +
    (seconds === null ? SCORES.noTiming : 0)
  return Math.min(score, 1)
}
