import type { AddressTexts } from './texts'

type Props = { href: string; detail: string; children: string; texts: Pick<AddressTexts, 'newTab'> }

/** Opens a public address in a new tab. `detail` is for screen readers. */
export const SiteLink = ({ href, detail, children, texts }: Props) => (
  <a href={href} target="_blank" rel="noreferrer" aria-label={`${children}: ${detail}, ${texts.newTab}`}>
    {children} <span aria-hidden="true">↗</span>
  </a>
)
