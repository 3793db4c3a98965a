import { lexicalEditor } from '@payloadcms/richtext-lexical'

/** The one rich-text editor of the installation. */
export const editor = lexicalEditor()
