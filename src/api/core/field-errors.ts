import type { z } from '@hono/zod-openapi'

import type { FieldError } from './problems'

type Issue = z.core.$ZodIssue

/** Whether the value has another type than expected, so that nothing within it was validated. */
const isOtherKind = (issue: Issue): boolean =>
  issue.path.length === 0 &&
  (issue.code === 'invalid_type' ||
    issue.code === 'invalid_value' ||
    (issue.code === 'invalid_union' && meantOption(issue.errors) === undefined))

const depthOf = (option: readonly Issue[]): number =>
  Math.max(...option.map(({ code, path }) => path.length + (code === 'unrecognized_keys' ? 1 : 0)))

/** The union option that the value was meant for: the one whose issues lie deepest; undefined when none stands out. */
function meantOption(options: readonly Issue[][]): Issue[] | undefined {
  const [first, second] = options
    .filter((option) => !option.some(isOtherKind))
    .map((option) => ({ option, depth: depthOf(option) }))
    .toSorted((one, other) => other.depth - one.depth || one.option.length - other.option.length)
  return first && (first.depth > 0 || !second) ? first.option : undefined
}

function located(issue: Issue, parent: readonly PropertyKey[]): FieldError[] {
  const path = [...parent, ...issue.path]
  const at = (message: string, ...rest: string[]): FieldError => ({
    path: [...path, ...rest].join('.'),
    message,
  })
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => at(issue.message, key))
    case 'invalid_key':
      return issue.issues.map(({ message }) => at(message))
    case 'invalid_union':
      return meantOption(issue.errors)?.flatMap((within) => located(within, path)) ?? [at(issue.message)]
    default:
      return [at(issue.message)]
  }
}

/** The issues of an input as field errors; the path of the whole input is ''. */
export const fieldErrors = (error: z.ZodError): FieldError[] =>
  error.issues.flatMap((issue) => located(issue, []))
