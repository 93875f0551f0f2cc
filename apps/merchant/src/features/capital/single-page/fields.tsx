import type { FieldCode } from '@daftar/contract'
import { legalTextMax } from '@daftar/rules/capital/applications/legal-info'
import type { PhoneCountry } from '@daftar/rules/geo/countries'
import { Checkbox } from '@daftar/ui/checkbox'
import { fieldText, m } from '@daftar/words'
import type { ReactNode } from 'react'
import { PhoneInput } from '../../../shared/phone-input.tsx'
import { UploadField } from '../../../shared/uploads/upload-field.tsx'
import type { CheckedForm } from '@daftar/app-kit/use-checked-form'
import { TextInput } from '@daftar/app-kit/text-input'
import type { FormValues } from './form.ts'
import styles from './single-page.module.css'

export type Form = CheckedForm<FormValues>
type Props = { form: Form }

/** APPL-45. */
export function SignatoryFields({ form }: Props) {
  return (
    <Section title={m.single_page_signatory()}>
      <TextInput
        form={form}
        name="signName"
        label={m.wizard_signatory_name()}
        autoComplete="name"
        maxLength={legalTextMax.signatoryName}
      />
      <TextInput
        form={form}
        name="signEmail"
        label={m.wizard_signatory_email()}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <PhoneOf form={form} block="sign" label={m.wizard_signatory_phone()} />
    </Section>
  )
}

/** APPL-46: asked for only when switched on (APPL-47). */
export function FinanceFields({ form }: Props) {
  const { isFinance } = form.values
  return (
    <Section title={m.single_page_finance()}>
      <Checkbox
        id="isFinance"
        label={m.single_page_finance_toggle()}
        description={m.single_page_finance_hint()}
        checked={isFinance}
        onValueChange={(on) => form.set({ isFinance: on })}
      />
      {isFinance ? (
        <>
          <TextInput
            form={form}
            name="financeName"
            label={m.single_page_finance_name()}
            autoComplete="off"
            maxLength={legalTextMax.signatoryName}
          />
          <TextInput
            form={form}
            name="financeEmail"
            label={m.single_page_finance_email()}
            type="email"
            autoComplete="off"
            maxLength={254}
          />
          <PhoneOf form={form} block="finance" label={m.single_page_finance_phone()} />
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

function PhoneOf({ form, block, label }: Props & { block: 'sign' | 'finance'; label: string }) {
  const { values, shown } = form
  const isSign = block === 'sign'
  const code = shown[isSign ? 'signNational' : 'financeNational']
  const set = (country: PhoneCountry, national: string) =>
    form.set(
      isSign
        ? { signCountry: country, signNational: national }
        : { financeCountry: country, financeNational: national },
    )
  return (
    <PhoneInput
      id={isSign ? 'signNational' : 'financeNational'}
      label={label}
      value={{
        country: isSign ? values.signCountry : values.financeCountry,
        national: isSign ? values.signNational : values.financeNational,
      }}
      onValueChange={({ country, national }) => set(country, national)}
      onBlur={() => form.leave(isSign ? 'signNational' : 'financeNational')}
      {...(code && { error: fieldText(code) })}
    />
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  )
}
