import type { Form } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { FormConfirmation, FormDefinition, FormField } from '@/src/features/forms/rules/definition'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { hasText, localesWithConsentText } from '@/src/features/forms/server/form-consent'
import { cacheTags } from '@/src/cache/tags'
import { hrefsByPage, loadPageUrls } from './page-urls'
import type { SiteContent } from './site'

type StoredField = Form['fields'][number]

const BROWSER_FILLS_IN: Partial<Record<StoredField['blockType'], string>> = { email: 'email', tel: 'tel' }

function autocompleteOf(field: StoredField): string | null {
  if (!('autocomplete' in field)) return BROWSER_FILLS_IN[field.blockType] ?? null
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
    ...('min' in field && { min: field.min ?? null, max: field.max ?? null }),
  }
}

/** The choices of a field that the language has a text for; fields without choices have none to lack. */
const withWrittenOptions = (field: FormField): FormField => ({
  ...field,
  options: field.options.filter(({ label }) => Boolean(label)),
})

/**
 * The fields that can be asked in the language they were read in. Languages share the fields of a form: one that was
 * added in one of them waits for its text in the other, and so does what is asked only beside it.
 */
function writtenFields(fields: readonly FormField[]): FormField[] {
  const asked = new Set<string>()
  return fields.flatMap((field) => {
    const written = withWrittenOptions(field)
    const hasWords = Boolean(field.label) && (field.options.length === 0 || written.options.length > 0)
    if (!hasWords || (field.showWhen && !asked.has(field.showWhen.field))) return []
    asked.add(field.name)
    return [written]
  })
}

/** The form in the language it was read in; null where that language lacks the button, or has nothing to ask. */
function toDefinition(form: Form): FormDefinition | null {
  const fields = writtenFields(form.fields.map(toField))
  if (!form.submitButtonLabel || fields.every(({ type }) => type === 'message')) return null
  return {
    id: form.id,
    fields,
    submitLabel: form.submitButtonLabel,
    consentText: hasText(form.consentText) ? (form.consentText ?? null) : null,
    honeypot: form.spam.honeypot ?? true,
  }
}

/** A form of the site's tenant, as stored and as visitors see it; null when it is not there in that language. */
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
    // Public: what a form asks stands on a page. Recipients and the like stay on the server.
    overrideAccess: true,
  })
  const [form] = docs
  const definition = form && toDefinition(form)
  if (!form || !definition) return null
  // Where it asks for consent in another language, nothing is collected in this one without.
  if (definition.consentText === null && (await localesWithConsentText(payload, form.id)).length > 0)
    return null
  return { form, definition, tags: [cacheTags.form(form.id)] }
}

/** What the page does once the form is sent. A page without an address in the language falls back to the message. */
export async function loadFormConfirmation(
  site: SiteContent,
  locale: Locale,
  form: Form,
  fallbackTitle: string,
): Promise<FormConfirmation> {
  if (form.confirmationType === 'redirect' && form.confirmationPage) {
    const id = referenceId(form.confirmationPage)
    const href = hrefsByPage(await loadPageUrls(site, [id]), locale).get(id)
    if (href) return { type: 'redirect', href }
  }
  return {
    type: 'message',
    title: form.confirmationTitle || fallbackTitle,
    text: form.confirmationText || null,
  }
}
