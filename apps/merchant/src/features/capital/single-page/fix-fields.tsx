import { legalTextMax } from '@daftar/rules/capital/applications/legal-info'
import { reasonsOfField, type ResetField } from '@daftar/rules/capital/applications/reset-reasons'
import { fieldText, m } from '@daftar/words'
import type { ReactNode } from 'react'
import { UploadField } from '../../../shared/uploads/upload-field.tsx'
import type { CheckedForm } from '@daftar/app-kit/use-checked-form'
import { TextInput } from '@daftar/app-kit/text-input'
import { reasonTitle, reasonWords } from '../parts/application/reason-words.ts'
import type { FixValues } from './fix-form.ts'
import styles from './single-page.module.css'

type Form = CheckedForm<FixValues>

/**
 * The subset of fields the reasons ask for, each with every reason that asks for it and a hint what should
 * stand there (APPL-31 to APPL-34, APPL-38).
 */
export function FixFields({ form, shown, reasons }: FixFieldsProps) {
  return shown.map((field) => (
    <div key={field} className={styles.fix}>
      {reasonsOfField(reasons, field).map((reason) => (
        <p key={reason} className={styles.reason}>
          <strong>{reasonTitle([reason])}</strong>
          <br />
          {reasonWords([reason])}
        </p>
      ))}
      <Fix form={form} field={field} />
    </div>
  ))
}

type FixFieldsProps = { form: Form; shown: readonly ResetField[]; reasons: readonly string[] }

export function fixLabels(): Record<ResetField, string> {
  return {
    cr_file: m.wizard_licence_file(),
    cr_number: m.wizard_licence_number(),
    company_name_or_legal_name: m.single_page_company_name(),
    registered_company_address: m.single_page_company_address(),
  }
}

function Fix({ form, field }: { form: Form; field: ResetField }): ReactNode {
  const label = fixLabels()[field]
  const code = form.shown[field]
  switch (field) {
    case 'cr_file':
      return (
        <UploadField
          id={field}
          label={label}
          hint={m.wizard_licence_hint()}
          purpose="licence"
          value={form.values.cr_file}
          onValueChange={(file) => form.set({ cr_file: file })}
          error={code && fieldText(code)}
        />
      )
    case 'cr_number':
      return (
        <TextInput
          form={form}
          name={field}
          label={label}
          hint={m.single_page_number_hint()}
          dir="ltr"
          autoComplete="off"
          maxLength={legalTextMax.licenceNumber}
        />
      )
    case 'company_name_or_legal_name':
      return (
        <TextInput
          form={form}
          name={field}
          label={label}
          hint={m.single_page_name_hint()}
          autoComplete="organization"
          maxLength={legalTextMax.companyName}
        />
      )
    case 'registered_company_address':
      return (
        <TextInput
          form={form}
          name={field}
          label={label}
          hint={m.single_page_address_hint()}
          autoComplete="street-address"
          maxLength={legalTextMax.companyAddress}
        />
      )
  }
}
