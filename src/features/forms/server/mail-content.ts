import { messages } from '@/src/i18n/messages'
import type { Form, FormSubmission } from '@/payload-types'
import { documentHref } from '@/src/routing/admin-paths'
import { LANGUAGES } from '@/src/lib/constants'
import { composeMail } from '@/src/platform/mail/compose'
import type { Mail } from '@/src/platform/mail/send'

type Surroundings = { siteName: string; origin: string; timeZone: string }

const fill = (text: string, words: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => words[key] ?? whole)

/** The e-mail address that the visitor gave, if the form asks for one. */
function replyAddress(form: Form, { submissionData }: FormSubmission): string | undefined {
  const names = form.fields.flatMap((field) => (field.blockType === 'email' ? [field.name] : []))
  return submissionData?.find(({ field }) => names.includes(field))?.value ?? undefined
}

/** What the recipients of a form get, in the language that the visitor used. A reply goes to the visitor. */
export function submissionMail(
  form: Form,
  submission: FormSubmission,
  { siteName, origin, timeZone }: Surroundings,
): Mail {
  const { locale, submissionData, consentText, pagePath, createdAt, id } = submission
  const words = messages[locale].formMail
  const date = new Intl.DateTimeFormat(LANGUAGES[locale].tag, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(createdAt))
  const replyTo = replyAddress(form, submission)
  const facts = [
    ...(submissionData ?? []).map(({ label, value }) => ({ label, value: value ?? '' })),
    ...(consentText ? [{ label: words.agreed, value: consentText }] : []),
  ]
  return {
    id: `submission.${id}`,
    to: (form.recipients ?? []).map(({ email }) => email),
    senderName: siteName,
    ...(replyTo && { replyTo }),
    subject: fill(words.subject, { form: form.title }),
    ...composeMail({
      locale,
      heading: fill(words.heading, { form: form.title }),
      paragraphs: [fill(words.received, { path: pagePath ?? '', date })],
      facts,
      links: [{ label: words.open, href: origin + documentHref(locale, 'form-submissions', id) }],
      closing: words.closing,
    }),
  }
}
