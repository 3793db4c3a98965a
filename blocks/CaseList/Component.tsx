import type { CaseListBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import type { BlockData } from '@/src/content/block-data'
import { Picture } from '@/src/components/media/Picture'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = CaseListBlock & BlockContext & { data: BlockData['caseList'] }

/** Cases that have a page of their own. */
export function CaseList({ variant, heading, intro, emptyText, data, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} className={`case-list case-list-${variant}`} tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        {data.length === 0 && <p className="empty-text">{emptyText}</p>}
        <ol className="case-list-items">
          {data.map(({ id, href, opening }) => (
            <li key={id}>
              <a href={href}>
                <Picture image={opening.image} sizes="(width >= 48rem) 50vw, 100vw" />
                <Heading level={3}>{opening.heading}</Heading>
                <p>{opening.summary}</p>
              </a>
            </li>
          ))}
        </ol>
      </Grid>
    </Section>
  )
}
