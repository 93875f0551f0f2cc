import { currencies } from '@daftar/rules/money/currency'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { useQueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ibanQuery } from '../checks.ts'
import { AskPart } from '../../../shared/part-links/ask-part.tsx'
import type { DocumentForm } from '../../../shared/company-form/document-form.ts'
import { ChoiceInput } from '../../../shared/company-form/parts/choice-input.tsx'
import { FileInput } from '../../../shared/company-form/parts/file-input.tsx'
import { TextInput } from '../../../shared/company-form/parts/text-input.tsx'

/** Where payouts go (DEC-ONB-19). */
export function BankStep({ form }: { form: DocumentForm }) {
  return (
    <>
      {form.asks ? <AskPart {...form.asks} scope="bank" /> : null}
      <IbanInputs form={form} />
      <TextInput form={form} path="bank_details.branch_name" optional={m.common_optional()} maxLength={100} />
      <TextInput form={form} path="bank_details.beneficiary_name_en" dir="ltr" maxLength={120} />
      <TextInput form={form} path="bank_details.beneficiary_name_ar" dir="rtl" maxLength={120} />
      <ChoiceInput
        form={form}
        path="bank_details.currency"
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <TextInput
        form={form}
        path="bank_details.report_recipient"
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <FileInput form={form} path="bank_details.iban_certificate_url" kind="document" />
    </>
  )
}

/** A right IBAN fills in its bank; where the directory does not know it, its name is asked for (ONB-84). */
function IbanInputs({ form }: { form: DocumentForm }) {
  const queryClient = useQueryClient()
  const { iban, bank_name } = form.document.bank_details
  const [left, setLeft] = useState(iban)
  // Whose bank was named before: there is nothing to ask for.
  const [named] = useState(bank_name === '' ? null : iban)
  const { data } = useQuery(ibanQuery(left))
  const says = left === iban && data?.kind === 'found' ? data.found : null

  async function leave() {
    setLeft(iban)
    const query = ibanQuery(iban)
    if (!query.enabled) return
    const answer = await queryClient.fetchQuery(query)
    if (answer.kind !== 'found' || !answer.found.bank_data) return
    form.set('bank_details', answer.found.bank_data)
  }

  return (
    <>
      <TextInput
        form={form}
        path="bank_details.iban"
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={42}
        onBlur={() => void leave()}
      />
      {says && !says.is_valid ? (
        <Notice tone="negative" live="alert">
          {m.apply_iban_wrong()}
        </Notice>
      ) : null}
      {says?.is_valid && !says.bank_data && left !== named ? (
        <Notice live="status">{m.apply_iban_bank_unknown()}</Notice>
      ) : null}
      <TextInput
        form={form}
        path="bank_details.bank_name"
        maxLength={100}
        hint={says?.bank_data ? m.apply_iban_bank_found() : undefined}
      />
      <TextInput
        form={form}
        path="bank_details.swift_code"
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={11}
        hint={m.apply_swift_hint()}
      />
    </>
  )
}
