import { useCheckedForm, type Errors } from '@daftar/app-kit/use-checked-form'
import { useOnce } from '@daftar/app-kit/use-once'
import { Checkbox } from '@daftar/ui/checkbox'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { useState } from 'react'
import { fieldErrors, summaryOf } from '../../../shared/act/field-errors.ts'
import { AskPart } from '../../../shared/part-links/ask-part.tsx'
import { useServices } from '../../../shared/use-services.ts'
import { checkIban, ibanText, type IbanValues } from '../iban-form.ts'
import type { Kyb } from '../kyb.ts'
import { askIban } from '../queries.ts'
import { isRefusedAs } from '../save.ts'
import { KybFrame } from './kyb-frame.tsx'
import styles from './iban.module.css'

interface Props {
  kyb: Kyb
  isFocused: boolean
  onGiven: () => void
  onMismatch: (iban: string) => void
}

const fields = {
  'bank_details.iban': 'iban',
  'bank_details.bank_name': 'bankName',
  'bank_details.confirmed': 'confirmed',
}

/** The IBAN, asked of the register before it is saved (KYB-96 to KYB-98, KYB-103, KYB-104, KYB-158). */
export function IbanEdit({ kyb, isFocused, onGiven, onMismatch }: Props) {
  const { api } = useServices()
  const { doing, once } = useOnce<'asking'>()
  // The bank is asked for once the directory turned out not to know it.
  const [asksBank, setAsksBank] = useState(false)
  const form = useCheckedForm<IbanValues>({
    start: { iban: '', bankName: '', confirmed: false },
    check: (values) => checkIban(values, { asksBank }) as Errors,
  })
  const { values, shown } = form

  async function send() {
    if (!(await form.pass())) return
    // An answer that does not come proves nothing: the field says the same (KYB-158).
    const asked = await once('asking', () => askIban(api, values.iban).catch(() => null))
    if (!asked?.is_valid) return form.refuse({ iban: 'iban_invalid' })
    const bankName = asked.bank_data?.bank_name ?? values.bankName.trim()
    if (bankName === '') {
      setAsksBank(true)
      return form.refuse({ bankName: 'required' })
    }
    const given = { iban: values.iban, bank_name: bankName, confirmed: true } as const
    const isTold = isRefusedAs('iban_doesnt_match')
    const outcome = await kyb.save({ bank_details: given }, isTold)
    if (outcome?.kind === 'fields') form.refuse(fieldErrors(outcome.fields, fields))
    if (outcome && isTold(outcome)) onMismatch(values.iban)
    if (outcome?.kind === 'saved') onGiven()
  }

  return (
    <KybFrame
      kyb={kyb}
      title={m.kyb_iban_edit_title()}
      intro={m.kyb_iban_edit_intro()}
      errors={summaryOf(form.listed, { iban: m.kyb_iban(), bankName: m.kyb_iban_bank(), confirmed: '' })}
      isUnsaved={form.isDirty}
      isBusy={doing !== null || kyb.isSaving}
      onSubmit={send}
    >
      <div className={styles.fields}>
        <AskPart subject="capital" subjectId={kyb.application.id} scope="bank" />
        <TextField
          id="iban"
          label={m.kyb_iban()}
          hint={m.kyb_iban_hint()}
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          autoFocus={isFocused}
          value={values.iban}
          onValueChange={(typed) => form.set({ iban: ibanText(typed) })}
          onBlur={() => form.leave('iban')}
          error={shown['iban'] && fieldText(shown['iban'])}
        />
        {asksBank ? (
          <TextField
            id="bankName"
            label={m.kyb_iban_bank()}
            hint={m.kyb_iban_bank_hint()}
            autoComplete="off"
            maxLength={120}
            value={values.bankName}
            onValueChange={(bankName) => form.set({ bankName })}
            onBlur={() => form.leave('bankName')}
            error={shown['bankName'] && fieldText(shown['bankName'])}
          />
        ) : null}
        <Checkbox
          id="confirmed"
          label={m.kyb_iban_own()}
          checked={values.confirmed}
          onValueChange={(confirmed) => form.set({ confirmed })}
          error={shown['confirmed'] && fieldText(shown['confirmed'])}
        />
      </div>
    </KybFrame>
  )
}
