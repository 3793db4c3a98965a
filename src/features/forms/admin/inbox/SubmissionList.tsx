import { DefaultListView, SelectAll, SelectRow, Table } from '@payloadcms/ui'
import type { ClientUser, Column } from 'payload'

import type { Form, FormSubmission } from '@/payload-types'
import { clientProps, type ListProps } from '@/src/admin/lists/list-client-props'
import { NoValue } from '@/src/admin/lists/NoValue'
import { readInboxFilters } from '@/src/features/forms/rules/inbox'
import { toLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { Attachments } from '../Attachments'
import { cellText, type Question, questionsOf } from './questions'
import { LIST_TEXTS } from './texts'

/** A document as Payload's list has it. */
type Row = FormSubmission & { _isLocked: boolean; _userEditing: ClientUser }

/** The form that the list is narrowed to, in the language of the panel; null for none, or one that may not be read. */
async function chosenForm(
  { payload, searchParams, user }: ListProps,
  language: Locale,
): Promise<Form | null> {
  const { form } = readInboxFilters(searchParams ?? {})
  if (!form) return null
  return payload.findByID({
    collection: 'forms',
    id: form,
    locale: language,
    ...{ depth: 0, disableErrors: true, user, overrideAccess: false },
  })
}

function AnswerCell({
  question,
  doc,
  language,
}: {
  question: Question
  doc: FormSubmission
  language: Locale
}) {
  const files = (doc.attachments ?? []).filter(({ field }) => field === question.name)
  const text = cellText(question, doc, language)
  return (
    <div className="gevel-answer-cell" title={text} data-empty={text === '' || undefined}>
      <span>{question.label}</span>
      {files.length > 0 ? (
        <Attachments files={files} language={language} submission={doc.id} />
      ) : (
        <p>{text || <NoValue text={LIST_TEXTS[language].noAnswer} />}</p>
      )}
    </div>
  )
}

function columnOf(question: Question, docs: readonly FormSubmission[], language: Locale): Column {
  const { name, label } = question
  return {
    accessor: `answer-${name}`,
    active: true,
    field: { name, type: 'text' },
    Heading: <span className="gevel-answer-heading">{label}</span>,
    renderedCells: docs.map((doc) => (
      <AnswerCell key={doc.id} doc={doc} language={language} question={question} />
    )),
  }
}

/** As Payload's table begins, where rows can be selected. */
const selectionOf = (docs: readonly Row[]): Column => ({
  accessor: '_select',
  active: true,
  field: { name: '_select', type: 'checkbox' },
  Heading: <SelectAll />,
  renderedCells: docs.map((doc) => <SelectRow key={doc.id} rowData={doc} />),
})

/** Payload’s list of submissions; narrowed to a form, with a column for each of its questions. */
export async function SubmissionList(props: ListProps) {
  const { data, i18n, columnState, enableRowSelections } = props
  const language = toLocale(i18n.language)
  const form = await chosenForm(props, language)
  const docs = data.docs as Row[]
  if (!form || docs.length === 0) return <DefaultListView {...clientProps(props)} />
  const questions = questionsOf(form).map((question) => columnOf(question, docs, language))
  // The form is the same in all rows.
  const columns = columnState.filter(({ accessor }) => accessor !== 'form')
  const selection = enableRowSelections ? [selectionOf(docs)] : []
  const table = (
    <div className="gevel-answers-table">
      <Table columns={[...selection, ...columns, ...questions]} data={docs.map((doc) => ({ ...doc }))} />
    </div>
  )
  return <DefaultListView {...clientProps(props)} Table={table} />
}
