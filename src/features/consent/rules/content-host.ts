const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const CONTENT_HOST = new RegExp(String.raw`^(?:\*\.)?(?:${LABEL}\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`)

/**
 * Whether a text is a lower-case hostname with a dot, or a wildcard (`*.example.com`), fit for a
 * Content-Security-Policy. Nothing that matches can end a directive or a header.
 */
export const isContentHost = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 253 && CONTENT_HOST.test(value)
