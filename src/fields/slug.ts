const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether the value is one URL segment of lower-case letters, digits and single hyphens, at most 63 characters. */
export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 63 && SLUG.test(value)
