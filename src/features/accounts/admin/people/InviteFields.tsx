import { TENANT_ROLES } from '@/src/access/permissions'
import { Field } from '@/src/admin/dialog/Field'
import { LANGUAGES, LOCALES, type Locale } from '@/src/lib/constants'
import { Select } from '@/src/admin/dialog/Select'
import { INVITE_TEXTS } from './texts'

type Props = {
  tenants: readonly { id: string; name: string }[]
  /** Id of the tenant that is selected when the dialog opens. */
  selected: string
  language: Locale
}

export function InviteFields({ tenants, selected, language }: Props) {
  const texts = INVITE_TEXTS[language]
  return (
    <>
      <Field name="name" label={texts.name}>
        {(control) => <input {...control} required maxLength={200} autoComplete="off" />}
      </Field>
      <Field name="email" label={texts.email}>
        {(control) => <input {...control} type="email" required maxLength={254} autoComplete="off" />}
      </Field>
      <Select name="tenant" label={texts.tenant} value={selected} options={tenants} />
      <Select
        name="role"
        label={texts.role}
        value="editor"
        options={TENANT_ROLES.map((role) => ({ id: role, name: texts.roles[role] }))}
      />
      <Select
        name="language"
        label={texts.language}
        value={language}
        options={LOCALES.map((locale) => ({ id: locale, name: LANGUAGES[locale].name }))}
      />
    </>
  )
}
