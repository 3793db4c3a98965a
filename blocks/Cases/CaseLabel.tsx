import type { CasesBlock } from '@/payload-types'
import { Heading } from '@/src/components/ui/Heading'
import { LinkRow } from '@/src/components/ui/LinkRow'

type Props = Pick<CasesBlock['items'][number], 'title' | 'year' | 'material' | 'text' | 'link'> & {
  size?: 'h2' | 'h3'
}

/** Title, year, material and a short text, like the label beside a work in a museum. */
export function CaseLabel({ title, year, material, text, link, size = 'h3' }: Props) {
  const facts = [year, material].filter(Boolean).join(', ')
  return (
    <div className="case-label">
      <Heading level={3} size={size}>
        {title}
      </Heading>
      {facts && <p className="case-facts label">{facts}</p>}
      {text && <p className="case-text">{text}</p>}
      <LinkRow links={link ? [link] : []} />
    </div>
  )
}
