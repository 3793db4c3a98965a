import type { Plugin } from 'payload'

const OPEN_FORM = '/src/admin/open-form/OpenForm#OpenForm'

/** Guards what is typed in the forms of all collections. */
export const guardOpenForms: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    const components = collection.admin?.components
    const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), OPEN_FORM]
    const edit = { ...components?.edit, beforeDocumentControls }
    return { ...collection, admin: { ...collection.admin, components: { ...components, edit } } }
  }),
})
