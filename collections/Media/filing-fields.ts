import type {
  Field,
  FieldHook,
  PayloadRequest,
  TextFieldManyValidation,
  TextFieldSingleValidation,
} from 'payload'

import {
  FILING_REASONS,
  type FilingReason,
  folderProblem,
  storedFolder,
  storedTags,
  tagsProblem,
} from '@/src/features/media/rules/filing'
import { texts, textIn } from '@/src/i18n/locale-texts'

const isText = (value: unknown): value is string => typeof value === 'string'

const normalizeFolder: FieldHook = ({ value }: { value?: unknown }) =>
  isText(value) ? storedFolder(value) : value

const normalizeTags: FieldHook = ({ value }: { value?: unknown }) =>
  Array.isArray(value) && value.every(isText) ? storedTags(value) : value

const said = (problem: FilingReason | null, { i18n }: PayloadRequest): string | true =>
  problem === null || textIn(FILING_REASONS, i18n.language)[problem]

const validateFolder: TextFieldSingleValidation = (value, { req }) => said(folderProblem(value ?? ''), req)
const validateTags: TextFieldManyValidation = (value, { req }) => said(tagsProblem(value ?? []), req)

/** Where an image is kept in the library. A folder exists while an image is in it. */
export const filingFields: Field[] = [
  {
    name: 'folder',
    type: 'text',
    index: true,
    label: texts({ nl: 'Map', en: 'Folder' }),
    validate: validateFolder,
    hooks: { beforeValidate: [normalizeFolder] },
    admin: {
      position: 'sidebar',
      description: texts({
        nl: 'Met een schuine streep tussen mappen: Cases/Molenkade. Een nieuwe naam maakt de map.',
        en: 'With a slash between folders: Cases/Mill Quay. A new name makes the folder.',
      }),
      components: { afterInput: ['/src/features/media/admin/filing/Suggestions#FolderSuggestions'] },
    },
  },
  {
    name: 'tags',
    type: 'text',
    hasMany: true,
    label: texts({ nl: 'Trefwoorden', en: 'Tags' }),
    validate: validateTags,
    hooks: { beforeValidate: [normalizeTags] },
    admin: {
      position: 'sidebar',
      placeholder: texts({ nl: 'Typ een woord en druk op Enter', en: 'Type a word and press Enter' }),
      components: { afterInput: ['/src/features/media/admin/filing/Suggestions#TagSuggestions'] },
    },
  },
]
