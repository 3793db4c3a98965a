import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  CodeBlock,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { FieldAffectingData, TextFieldSingleValidation } from 'payload'

import { texts } from '@/src/i18n/locale-texts'
import { CODE_LANGUAGES } from '@/src/lib/code-languages'
import { EditableAgain } from '@/src/upstream/payload/rich-text-editable'
import { PLAIN_CODE } from './code'
import { validateLinkUrl } from './link'
import { PAGE_PICKER } from './pick-pages'
import { validateLinks } from './safe-links'

const safeUrl = validateLinkUrl(true)

/** An internal link has no URL to validate. */
const validateUrl: TextFieldSingleValidation = (value, options) =>
  'linkType' in options.siblingData && options.siblingData.linkType === 'internal'
    ? true
    : safeUrl(value, options)

const withSafeUrl = (field: FieldAffectingData) =>
  field.type === 'text' && field.name === 'url' && !field.hasMany
    ? { ...field, hasMany: false as const, validate: validateUrl }
    : field

/** The page of an internal link is picked as in any other link. */
const withPagePicker = (field: FieldAffectingData) =>
  field.type === 'relationship' && field.name === 'doc'
    ? ({ ...field, admin: { ...field.admin, components: PAGE_PICKER } } as FieldAffectingData)
    : field

const features = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
  BoldFeature(),
  ItalicFeature(),
  InlineCodeFeature(),
  LinkFeature({
    enabledCollections: ['pages'],
    fields: ({ defaultFields }) => defaultFields.map(withSafeUrl).map(withPagePicker),
  }),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  HorizontalRuleFeature(),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
  EditableAgain(),
]

/** The default rich-text editor, with only the features that the site's typography has styles for. */
export const editor = validateLinks(lexicalEditor({ features }))

const payloadCodeBlock = CodeBlock({
  languages: Object.fromEntries(CODE_LANGUAGES.map(({ value, label }) => [value, label])),
  defaultLanguage: 'typescript',
})
const codeBlock = {
  ...payloadCodeBlock,
  fields: payloadCodeBlock.fields.map((field) =>
    field.type === 'code' ? { ...field, label: texts({ nl: 'Code', en: 'Code' }), admin: PLAIN_CODE } : field,
  ),
}

/** The editor of posts, with code blocks and images. */
export const articleEditor = validateLinks(
  lexicalEditor({
    features: [
      ...features,
      BlocksFeature({ blocks: [codeBlock] }),
      UploadFeature({ enabledCollections: ['media'] }),
    ],
  }),
)
