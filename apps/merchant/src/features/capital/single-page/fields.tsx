import type { FieldCode } from '@daftar/contract'
import { contactNameMax } from '@daftar/rules/capital/applications/contact'
import { legalTextMax } from '@daftar/rules/capital/applications/legal-info'
import { Checkbox } from '@daftar/ui/checkbox'
import { fieldText, m } from '@daftar/words'
import type { ReactNode } from 'react'
import { PhoneInput } from '../../../shared/session/phone-input.tsx'
import { SignatoryFields } from '../../../shared/signatory/signatory-fields.tsx'
import { UploadField } from '../../../shared/uploads/upload-field.tsx'
import type { CheckedForm } from '@daftar/app-kit/use-checked-form'
import { TextInput } from '@daftar/app-kit/text-input'
import type { FormValues } from './form.ts'
import styles from './single-page.module.css'

export type Form = CheckedForm<FormValues>
type Props = { form: Form }

/** APPL-45. */
export function SignatorySection({ form }: Props) {
  return (
    <Section title={m.single_page_signatory()}>
      <SignatoryFields form={form} />
    </Section>
  )
}

/** APPL-46: asked for only when switched on (APPL-47). */
export function FinanceFields({ form }: Props) {
  const { values, shown } = form
  return (
    <Section title={m.single_page_finance()}>
      <Checkbox
        id="isFinance"
        label={m.single_page_finance_toggle()}
        description={m.single_page_finance_hint()}
        checked={values.isFinance}
        onValueChange={(on) => form.set({ isFinance: on })}
      />
      {values.isFinance ? (
        <>
          <TextInput
            form={form}
            name="financeName"
            label={m.single_page_finance_name()}
            autoComplete="off"
            maxLength={contactNameMax}
          />
          <TextInput
            form={form}
            name="financeEmail"
            label={m.single_page_finance_email()}
            type="email"
            autoComplete="off"
            maxLength={254}
          />
          <PhoneInput
            id="financeNational"
            label={m.single_page_finance_phone()}
            value={{ country: values.financeCountry, national: values.financeNational }}
            onValueChange={({ country, national }) =>
              form.set({ financeCountry: country, financeNational: national })
            }
            onBlur={() => form.leave('financeNational')}
            {...(shown['financeNational'] && { error: fieldText(shown['financeNational']) })}
          />
        </>
      ) : null}
    </Section>
  )
}

/** APPL-48. */
export function CompanyFields({ form }: Props) {
  const { values, shown } = form
  return (
    <Section title={m.single_page_company()}>
      <UploadField
        id="licenceFile"
        label={m.wizard_licence_file()}
        hint={m.wizard_licence_hint()}
        purpose="licence"
        value={values.licenceFile}
        onValueChange={(licenceFile) => form.set({ licenceFile })}
        error={shown['licenceFile'] && fieldText(shown['licenceFile'])}
      />
      <TextInput
        form={form}
        name="licenceNumber"
        label={m.wizard_licence_number()}
        dir="ltr"
        autoComplete="off"
        maxLength={legalTextMax.licenceNumber}
      />
      <TextInput
        form={form}
        name="companyName"
        label={m.single_page_company_name()}
        autoComplete="organization"
        maxLength={legalTextMax.companyName}
      />
      <TextInput
        form={form}
        name="companyAddress"
        label={m.single_page_company_address()}
        autoComplete="street-address"
        maxLength={legalTextMax.companyAddress}
      />
    </Section>
  )
}

/** APPL-49. */
export function StatementField({ form }: Props) {
  const { values, shown } = form
  return (
    <UploadField
      id="statement"
      label={m.single_page_statement()}
      hint={m.single_page_statement_hint()}
      purpose="bank_statement"
      value={values.statement}
      onValueChange={(statement) => form.set({ statement })}
      error={shown['statement'] && statementErrorText(shown['statement'])}
    />
  )
}

/** The form asks for one without a password, so it has no place to enter one. */
export function statementErrorText(code: FieldCode): string {
  return code === 'statement_password_required' ? m.single_page_statement_locked() : fieldText(code)
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  )
}
