import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'

/** Resolves to a function that converts Markdown to the value of a rich-text field. */
export async function createLexicalConverter({ config }: Payload): Promise<(markdown: string) => object> {
  const editorConfig = await editorConfigFactory.default({ config })
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown })
}
