/** `admin` of a code field: a plain textarea, because Payload's editor is loaded from a third-party host. */
export const PLAIN_CODE = {
  components: { Field: '/src/upstream/payload/code-field#CodeField' },
} as const
