/** The node types of the default editor in src/fields/rich-text.ts. */
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

/** The node types of the editor of posts, which adds code and images. */
export const ARTICLE_NODES = [...TEXT_NODES, 'block', 'inlineBlock', 'upload'] as const
