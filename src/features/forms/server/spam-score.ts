import type { FormValues } from '@/src/features/forms/rules/definition'

/** `seconds` from opening the form to submitting it; null when the request does not say. */
export type SpamInput = { decoy: string; seconds: number | null }

const SCORES = { decoyFilled: 1, tooFast: 1, manyLinks: 0.4, noTiming: 0.3 } as const
/** From this score on, a submission is stored as spam, where an editor can still find it. */
export const SPAM_THRESHOLD = 0.7
/** More links than a person puts in a message. */
const MANY_LINKS = 4

const linksIn = (values: FormValues): number =>
  Object.values(values)
    .map((value) => String(value).match(/https?:\/\//gi)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0)

/** The likelihood, from 0 to 1, that a submission is spam. */
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
