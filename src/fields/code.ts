/** `admin` of a code field: written as plain text, without an editor that is fetched from elsewhere. */
export const PLAIN_CODE = {
  components: { Field: '/src/upstream/payload/code-field#CodeField' },
} as const
