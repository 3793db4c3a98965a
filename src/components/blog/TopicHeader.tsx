import type { Media } from '@/payload-types'
import { Picture } from '@/src/components/media/Picture'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Section } from '@/src/components/ui/Section'
import type { Locale } from '@/src/lib/constants'
import { blogTexts } from './texts'

type Props = {
  kind: 'author' | 'category'
  topic: {
    name: string
    role: string | null
    text: string | null
    photo: Media | null
    links: readonly { label: string; url: string }[]
  }
  blog: { title: string; href: string }
  locale: Locale
}

/** Header of the page of an author or a category. */
export function TopicHeader({ kind, topic, blog, locale }: Props) {
  return (
    <Section className="topic-opening" tone="ground">
      <Grid>
        <p className="topic-kicker label pad">
          <a href={blog.href}>{blog.title}</a>
          <span>{topic.role ?? blogTexts(locale)(kind)}</span>
        </p>
        <Heading className="topic-title pad" level={1} size="h2">
          {topic.name}
        </Heading>
        {topic.photo && (
          <div className="topic-photo">
            <Picture image={topic.photo} priority ratio={1} sizes="(width >= 48rem) 25vw, 50vw" />
          </div>
        )}
        {topic.text && <p className="topic-text lead pad">{topic.text}</p>}
        {topic.links.length > 0 && (
          <ul className="topic-links label pad">
            {topic.links.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="me noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Grid>
    </Section>
  )
}
