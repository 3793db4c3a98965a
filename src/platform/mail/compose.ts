import { LANGUAGES, type Locale } from '@/src/lib/constants'
import { escapeHtml } from '@/src/lib/escape-html'

/** All values are plain text and are escaped in the HTML version. */
export type MailContent = {
  locale: Locale
  heading: string
  paragraphs?: readonly string[]
  /** A table of labels and values; a value may have several lines. */
  facts?: readonly { label: string; value: string }[]
  links?: readonly { label: string; href: string }[]
  /** Small print at the end: the sender and the reason for the message. */
  closing?: string
}

const lines = (text: string): string => escapeHtml(text).replaceAll(/\r\n|\r|\n/g, '<br>')

const FONT = 'font-family:-apple-system,Segoe UI,Helvetica,Arial,sans-serif'
const CELL = 'padding:8px 24px 8px 0;border-top:1px solid #d9dcde;vertical-align:top;text-align:left'

function toText({ heading, paragraphs = [], facts = [], links = [], closing }: MailContent): string {
  const listed = facts.map(({ label, value }) => `${label}:\n${value}`)
  const addresses = links.map(({ label, href }) => `${label}:\n${href}`)
  return [heading, ...paragraphs, ...listed, ...addresses, ...(closing ? ['-- ', closing] : [])].join('\n\n')
}

function toHtml({ locale, heading, paragraphs = [], facts = [], links = [], closing }: MailContent): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${CELL};font-weight:600">${lines(label)}</th><td style="${CELL}">${lines(value)}</td></tr>`,
  )
  return [
    `<!doctype html><html lang="${LANGUAGES[locale].tag}"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>`,
    `<body style="margin:0;padding:32px 24px;${FONT};font-size:16px;line-height:1.5;color:#16191b">`,
    `<h1 style="font-size:22px;line-height:1.25;margin:0 0 16px">${lines(heading)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px;max-width:38em">${lines(text)}</p>`),
    rows.length > 0 ? `<table style="border-collapse:collapse;margin:0 0 24px">${rows.join('')}</table>` : '',
    ...links.map(
      ({ label, href }) =>
        `<p style="margin:0 0 16px"><a href="${escapeHtml(href)}" style="color:inherit">${lines(label)}</a></p>`,
    ),
    closing ? `<p style="font-size:14px;color:#565d63;margin:32px 0 0">${lines(closing)}</p>` : '',
    '</body></html>',
  ].join('')
}

/** The message as plain text and as HTML, without images or external resources. */
export const composeMail = (content: MailContent): { text: string; html: string } => ({
  text: toText(content),
  html: toHtml(content),
})
