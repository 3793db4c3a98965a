import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'

/** A function that turns Markdown into what the rich-text editor stores. */
export async function createLexicalConverter({ config }: Payload): Promise<(markdown: string) => object> {
  const editorConfig = await editorConfigFactory.default({ config })
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown })
}
