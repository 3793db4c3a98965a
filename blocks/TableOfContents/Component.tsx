import type { TableOfContentsBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'

type Props = TableOfContentsBlock & BlockContext

/** Sticky beside running text (see chapters.ts). */
export function TableOfContents({ heading, sections, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} className="table-of-contents" tone={tone}>
      <Grid>
        <nav aria-label={heading} className="chapter-list">
          <p aria-hidden className="chapter-list-heading label pad">
            {heading}
          </p>
          {sections.length > 0 && (
            <ol className="chapter-list-items">
              {sections.map((section) => (
                <li key={section.anchor}>
                  <a href={`#${section.anchor}`}>{section.heading}</a>
                </li>
              ))}
            </ol>
          )}
        </nav>
      </Grid>
    </Section>
  )
}
