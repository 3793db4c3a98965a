import type { AddressTexts } from './texts'

type Props = {
  href: string
  /** For screen readers. */
  detail: string
  title?: string
  children: string
  texts: Pick<AddressTexts, 'newTab'>
}

/** Opens a public address in a new tab. */
export const SiteLink = ({ href, detail, title, children, texts }: Props) => (
  <a
    href={href}
    target="_blank"
    rel="noreferrer"
    title={title}
    aria-label={`${children}: ${detail}, ${texts.newTab}`}
  >
    {children}
    {/* Not on a line of its own. */}
    {'\u00A0'}
    <span aria-hidden="true">↗</span>
  </a>
)
