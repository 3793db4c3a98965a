import type { CasesBlock } from '@/payload-types'
import { Heading } from '@/src/components/ui/Heading'
import { LinkRow } from '@/src/components/ui/LinkRow'

type Props = Pick<CasesBlock['items'][number], 'title' | 'year' | 'material' | 'text' | 'link'> & {
  /** How large the title is set. */
  size?: 'h2' | 'h3'
}

/** The text on the wall beside a work: title, year and material, a few lines. */
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
