import { describe, expect, it } from 'vitest'

import { image, rich, t, toPage } from './draft'
import { linkedPageKeys } from './page-links'
import { inLanguage } from './resolve'

const lookup = {
  imageId: (key: string) => `image:${key}`,
  formId: (key: string) => `form:${key}`,
  pageId: (key: string) => `page:${key}`,
  lexical: (markdown: string) => ({ root: { text: markdown } }),
}

describe('inLanguage', () => {
  it('picks the texts of one locale and replaces keys with ids', () => {
    const draft = {
      heading: t('Kop', 'Heading'),
      value: '5',
      items: [
        { image: image('quay'), content: rich('Ja', 'Yes'), link: toPage('contact', t('Hier', 'Here')) },
      ],
    }
    expect(inLanguage(draft, 'en', lookup)).toEqual({
      heading: 'Heading',
      value: '5',
      items: [
        {
          image: 'image:quay',
          content: { root: { text: 'Yes' } },
          link: { type: 'page', page: 'page:contact', label: 'Here', newTab: false },
        },
      ],
    })
  })

  it('converts links with page keys to internal links, and leaves other links unchanged', () => {
    const link = (url: string) => ({ type: 'link', fields: { linkType: 'custom', newTab: false, url } })
    const lexical = () => ({ root: { children: [link('page:contact'), link('https://kade.example/')] } })
    expect(inLanguage(rich('Hier', 'Here'), 'nl', { ...lookup, lexical })).toEqual({
      root: {
        children: [
          {
            type: 'link',
            fields: {
              linkType: 'internal',
              newTab: false,
              url: null,
              doc: { relationTo: 'pages', value: 'page:contact' },
            },
          },
          link('https://kade.example/'),
        ],
      },
    })
    expect(linkedPageKeys('Read [this](page:contact), [that](https://kade.example/)')).toEqual(['contact'])
  })

  it('leaves null and numbers unchanged', () => {
    expect(inLanguage({ image: null, width: 3 }, 'nl', lookup)).toEqual({ image: null, width: 3 })
  })
})
