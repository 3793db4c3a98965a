import { TENANT_ROLES } from '@/src/access/permissions'
import { Field } from '@/src/admin/dialog/Field'
import { localeName } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { Select } from '@/src/admin/dialog/Select'
import { TenantSelect } from '@/src/admin/dialog/TenantSelect'
import type { TenantChoices } from '@/src/admin/use-tenant-choices'
import { INVITE_TEXTS } from './texts'

type Props = { choices: TenantChoices; language: Locale }

export function InviteFields({ choices, language }: Props) {
  const texts = INVITE_TEXTS[language]
  return (
    <>
      <Field name="email" label={texts.email}>
        {(control) => <input {...control} type="email" required maxLength={254} autoComplete="off" />}
      </Field>
      <Field name="name" label={texts.name}>
        {(control) => <input {...control} required maxLength={200} autoComplete="off" />}
      </Field>
      <TenantSelect choices={choices} label={texts.tenant} />
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
        options={LOCALES.map((locale) => ({ id: locale, name: localeName(locale, language) }))}
      />
    </>
  )
}
