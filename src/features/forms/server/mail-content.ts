import { messages } from '@/src/i18n/messages'
import type { Form, FormSubmission } from '@/payload-types'
import { documentHref } from '@/src/routing/admin-paths'
import { LANGUAGES } from '@/src/lib/constants'
import { composeMail } from '@/src/platform/mail/compose'
import type { Mail } from '@/src/platform/mail/send'
import { visitorAddress } from './replies/address'

type MailContext = { siteName: string; origin: string; timeZone: string }

const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)

/** The mail to a form's recipients, in the visitor's locale. A reply goes to the visitor. */
export function submissionMail(
  form: Form,
  submission: FormSubmission,
  { siteName, origin, timeZone }: MailContext,
): Mail {
  const { locale, submissionData, consentText, pagePath, createdAt, id } = submission
  const texts = messages[locale].formMail
  const date = new Intl.DateTimeFormat(LANGUAGES[locale].tag, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(createdAt))
  const replyTo = visitorAddress(form, submission)
  const facts = [
    ...(submissionData ?? []).map(({ label, value }) => ({ label, value: value ?? '' })),
    ...(consentText ? [{ label: texts.agreed, value: consentText }] : []),
  ]
  return {
    id: `submission.${id}`,
    to: (form.recipients ?? []).map(({ email }) => email),
    senderName: siteName,
    ...(replyTo && { replyTo }),
    subject: fill(texts.subject, { form: form.title }),
    ...composeMail({
      locale,
      heading: fill(texts.heading, { form: form.title }),
      paragraphs: [fill(texts.received, { path: pagePath ?? '', date })],
      facts,
      links: [{ label: texts.open, href: origin + documentHref(locale, 'form-submissions', id) }],
      closing: texts.closing,
    }),
  }
}
