import { type Change, edited, type Read, withEntry, withImport, withItem } from '@/scripts/new/edit'
import type { Names } from '@/scripts/new/names'
import { StartError } from '@/scripts/progress.mjs'

const config = ({
  camel,
  pascal,
  label,
}: Names) => `import { headingField, proseField } from '@/src/fields/copy'
import { sectionBlock } from '@/src/fields/section'

/** A heading and a text. */
export const ${pascal} = sectionBlock({
  slug: '${camel}',
  interfaceName: '${pascal}Block',
  labels: { singular: { nl: '${label}', en: '${label}' }, plural: { nl: '${label}', en: '${label}' } },
  description: { nl: 'Een kop en een tekst.', en: 'A heading and a text.' },
  group: 'text',
  fields: [headingField(true), proseField({ name: 'text', label: { nl: 'Tekst', en: 'Text' } })],
})
`

const component = ({ pascal }: Names) => `import type { ${pascal}Block } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = ${pascal}Block & BlockContext

/** A heading with a text below it. */
export function ${pascal}({ heading, text, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={text} />
      </Grid>
    </Section>
  )
}
`

const sample = ({ camel, pascal }: Names) => `import type { ${pascal}Block } from '@/payload-types'
import { type Sample, t } from '../draft'

export const sample: Sample<${pascal}Block> = {
  blockType: '${camel}',
  heading: t('Wat dit blok laat zien', 'What this block shows'),
  text: t('Een tekst die op elke site past.', 'A text that suits every site.'),
}
`

const test = ({ camel, pascal }: Names) => `import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { ${pascal} } from './Component'

const block = {
  id: '${camel}',
  blockType: '${camel}',
  heading: 'Heading',
  tone: 'ground',
  index: 0,
  locale: 'en',
  mainHeading: false,
  sections: [],
} as const

it('shows its heading and its text', () => {
  const html = renderToStaticMarkup(<${pascal} {...block} text="Text" />)
  expect(html).toMatch(/<h2[^>]*>Heading<\\/h2>/)
  expect(html).toContain('Text')
})

it('leaves out an empty text', () => {
  expect(renderToStaticMarkup(<${pascal} {...block} text={null} />)).not.toContain('<p')
})
`

/** A placeholder: a heading and two lines of text. */
const THUMBNAIL = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320" viewBox="0 0 480 320"><path d="M0 0h480v320H0z" fill="#f8fafb"/><path d="M24 96h260" stroke="#0c0e10" stroke-width="20"/><path d="M24 152h360M24 184h300" stroke="#0c0e10" stroke-width="4"/></svg>
`

const exists = ({ camel, pascal }: Names, read: Read): boolean =>
  read(`blocks/${pascal}/config.ts`) !== null ||
  read(`public/blocks/${camel}.svg`) !== null ||
  (read('payload-types.ts') ?? '').includes(`export interface ${pascal}Block {`)

/**
 * The files of a new block and its entries in the lists of blocks.
 * @throws {StartError} when a block or type of that name exists
 */
export function newBlock(names: Names, read: Read): Change[] {
  const { camel, pascal } = names
  if (exists(names, read))
    throw new StartError(`There is a block or a type “${pascal}Block” already. Choose another name.`)
  const folder = `blocks/${pascal}`
  return [
    { file: `${folder}/config.ts`, text: config(names) },
    { file: `${folder}/Component.tsx`, text: component(names) },
    { file: `${folder}/Component.test.tsx`, text: test(names) },
    { file: `${folder}/sample.ts`, text: sample(names) },
    { file: `public/blocks/${camel}.svg`, text: THUMBNAIL },
    edited(read, 'blocks/index.ts', (text) =>
      withEntry(
        withImport(text, /^import \{.*\/config'$/, `import { ${pascal} } from './${pascal}/config'`),
        'export const blocks: Block[] = [',
        `  ${pascal},`,
      ),
    ),
    edited(read, 'blocks/samples.ts', (text) =>
      withEntry(
        withImport(text, /^import \{ sample as /, `import { sample as ${camel} } from './${pascal}/sample'`),
        'export const samples = {',
        `  ${camel},`,
      ),
    ),
    edited(read, 'src/seed/content.test.ts', (text) =>
      withItem(text, 'const OPTIONAL_BLOCKS = [', `'${camel}'`),
    ),
    edited(read, 'blocks/RenderBlocks.tsx', (text) =>
      withEntry(
        withImport(text, /^import \{.*\/Component'$/, `import { ${pascal} } from './${pascal}/Component'`),
        'const components = {',
        `  ${camel}: ${pascal},`,
      ),
    ),
  ]
}
