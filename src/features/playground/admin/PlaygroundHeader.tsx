import { Menu } from '@/src/components/ui/Menu'
import { Button } from '@/src/components/ui/Button'
import { Grid } from '@/src/components/ui/Grid'
import { adminHref, PLAYGROUND_HREF } from '@/src/routing/admin-paths'
import { LANGUAGES, LOCALES, type Locale } from '@/src/lib/constants'
import type { PlaygroundTexts } from './texts'

type BlockType = { slug: string; name: string }

type Props = {
  texts: PlaygroundTexts
  locale: Locale
  tenant: string
  /** All block types, and the one that is shown alone, or null. */
  blocks: readonly BlockType[]
  only: BlockType | null
}

export function PlaygroundHeader({ texts, locale, tenant, blocks, only }: Props) {
  const query = only ? `?block=${only.slug}` : ''
  const items = [
    { label: texts.all, href: PLAYGROUND_HREF[locale] },
    ...blocks
      .map(({ slug, name }) => ({ label: name, href: `${PLAYGROUND_HREF[locale]}?block=${slug}` }))
      .toSorted((one, other) => one.label.localeCompare(other.label, locale)),
  ]
  return (
    <header className="playground-header">
      <Grid>
        <h1 className="pad">
          {texts.title} <span>{only ? `${tenant} · ${only.name}` : tenant}</span>
        </h1>
        <div className="playground-ways pad">
          <a href={adminHref(locale, '')}>{texts.back}</a>
          {LOCALES.filter((other) => other !== locale).map((other) => (
            <a key={other} href={PLAYGROUND_HREF[other] + query} hrefLang={other} lang={LANGUAGES[other].tag}>
              {LANGUAGES[other].name}
            </a>
          ))}
          <Menu items={items}>
            <Button icon="arrow-down" variant="plain">
              {texts.chooseBlock}
            </Button>
          </Menu>
        </div>
      </Grid>
    </header>
  )
}
