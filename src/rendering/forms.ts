import type { Form } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { FormConfirmation, FormDefinition, FormField } from '@/src/features/forms/rules/definition'
import { MEGABYTE } from '@/src/features/forms/rules/attachments'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { hasText, localesWithConsentText } from '@/src/features/forms/server/form-consent'
import { cacheTags } from '@/src/cache/tags'
import { hrefsById, readDocumentUrls } from './document-urls'
import type { SiteContent } from './site'

type StoredField = Form['fields'][number]

const DEFAULT_AUTOCOMPLETE: Partial<Record<StoredField['blockType'], string>> = { email: 'email', tel: 'tel' }

function autocompleteOf(field: StoredField): string | null {
  if (!('autocomplete' in field)) return DEFAULT_AUTOCOMPLETE[field.blockType] ?? null
  return field.autocomplete === 'off' ? null : field.autocomplete
}

const conditionOf = ({ showWhen }: StoredField): FormField['showWhen'] =>
  showWhen?.field ? { field: showWhen.field, value: showWhen.value || null } : null

function toField(field: StoredField): FormField {
  const shared = {
    description: null,
    required: false,
    half: false,
    autocomplete: null,
    options: [],
    min: null,
    max: null,
    files: null,
    showWhen: conditionOf(field),
  }
  if (field.blockType === 'message')
    return { ...shared, type: 'message', name: field.id ?? '', label: field.text }
  return {
    ...shared,
    type: field.blockType,
    name: field.name,
    label: field.label,
    description: field.description ?? null,
    required: field.required ?? false,
    half: field.width === 'half',
    autocomplete: autocompleteOf(field),
    ...('options' in field && {
      options: (field.options ?? []).map(({ value, label }) => ({ value, label })),
    }),
    ...('accept' in field && {
      files: {
        accept: field.accept,
        maxFiles: field.maxFiles,
        maxBytes: field.maxMegabytes * MEGABYTE,
      },
    }),
    ...('min' in field && { min: field.min ?? null, max: field.max ?? null }),
  }
}

const withTranslatedOptions = (field: FormField): FormField => ({
  ...field,
  options: field.options.filter(({ label }) => Boolean(label)),
})

/**
 * The fields that have texts in the locale in which they were read. Locales share the fields of a form: a field that was
 * added in one locale has no text in the other yet. Fields whose condition depends on such a field are left out as well.
 */
function translatedFields(fields: readonly FormField[]): FormField[] {
  const included = new Set<string>()
  return fields.flatMap((field) => {
    const translated = withTranslatedOptions(field)
    const hasTexts = Boolean(field.label) && (field.options.length === 0 || translated.options.length > 0)
    if (!hasTexts || (field.showWhen && !included.has(field.showWhen.field))) return []
    included.add(field.name)
    return [translated]
  })
}

/** Null if the locale has no label for the button, or no fields. */
function toDefinition(form: Form): FormDefinition | null {
  const fields = translatedFields(form.fields.map(toField))
  if (!form.submitButtonLabel || fields.every(({ type }) => type === 'message')) return null
  return {
    id: form.id,
    fields,
    submitLabel: form.submitButtonLabel,
    consentText: hasText(form.consentText) ? (form.consentText ?? null) : null,
    honeypot: form.spam.honeypot ?? true,
  }
}

/** A form of the site's tenant, as stored and as visitors see it; null if it is not available in that locale. */
export async function readForm(
  { tenant }: Pick<SiteContent, 'tenant'>,
  locale: Locale,
  id: string,
): Promise<{ form: Form; definition: FormDefinition; tags: string[] } | null> {
  const payload = await payloadInstance()
  const { docs } = await payload.find({
    collection: 'forms',
    where: { id: { equals: id }, tenant: { equals: referenceId(tenant) } },
    locale,
    depth: 0,
    limit: 1,
    pagination: false,
    // Public: the definition is shown on a page. Recipients and the like stay on the server.
    overrideAccess: true,
  })
  const [form] = docs
  const definition = form && toDefinition(form)
  if (!form || !definition) return null
  // A form that requires consent in another locale collects nothing in this one until it has a consent text here too.
  if (definition.consentText === null && (await localesWithConsentText(payload, form.id)).length > 0)
    return null
  return { form, definition, tags: [cacheTags.form(form.id)] }
}

/** What happens after submitting. A redirect to a page without a URL in the locale falls back to the message. */
export async function loadFormConfirmation(
  site: SiteContent,
  locale: Locale,
  form: Form,
  fallbackTitle: string,
): Promise<FormConfirmation> {
  if (form.confirmationType === 'redirect' && form.confirmationPage) {
    const id = referenceId(form.confirmationPage)
    const href = hrefsById(await readDocumentUrls(site, { page: [id] }), locale).get(id)
    if (href) return { type: 'redirect', href }
  }
  return {
    type: 'message',
    title: form.confirmationTitle || fallbackTitle,
    text: form.confirmationText || null,
  }
}
