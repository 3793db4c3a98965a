/** The types of nodes that rich text may hold, as the features of the editors of src/fields/rich-text.ts make them. */
export const TEXT_NODES = [
  'root',
  'paragraph',
  'text',
  'linebreak',
  'tab',
  'heading',
  'link',
  'autolink',
  'list',
  'listitem',
  'quote',
  'horizontalrule',
] as const

/** Those of articles: code and images as well. */
export const ARTICLE_NODES = [...TEXT_NODES, 'block', 'inlineBlock', 'upload'] as const
