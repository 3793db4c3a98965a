import type { UIField } from 'payload'

/** In the form of a navigation or footer: which of its links are left out in a language. */
export const hiddenLinksField: UIField = {
  name: 'hiddenLinks',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/src/features/site-links/admin/HiddenLinks#HiddenLinks' },
  },
}
