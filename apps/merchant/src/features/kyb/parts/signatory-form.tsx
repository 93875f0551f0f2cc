import { useCheckedForm, type CheckedForm } from '@daftar/app-kit/use-checked-form'
import { nationalIdDigits } from '@daftar/rules/capital/kyb/signatory'
import { Checkbox } from '@daftar/ui/checkbox'
import { Notice } from '@daftar/ui/notice'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { fieldErrors, summaryOf } from '../../../shared/act/field-errors.ts'
import { AskPart } from '../../../shared/part-links/ask-part.tsx'
import { SignatoryFields } from '../../../shared/signatory/signatory-fields.tsx'
import { signatoryLabels } from '../../../shared/signatory/signatory.ts'
import { UploadField } from '../../../shared/uploads/upload-field.tsx'
import { useServices } from '../../../shared/use-services.ts'
import type { Kyb } from '../kyb.ts'
import { isTooManySends, signatoryErrorText } from '../signatory-error.ts'
import {
  checkDetails,
  detailsFields,
  nationalIdText,
  signatoryBlock,
  startDetails,
  type DetailsValues,
} from '../signatory-form.ts'
import { KybFrame } from './kyb-frame.tsx'
import { SendingWait } from './sending-wait.tsx'

interface Props {
  kyb: Kyb
  /** A code went to the phone: when, by this browser's clock. */
  onSent: (atMs: number) => void
}

/** KYB-34, KYB-36, KYB-39 to KYB-43. A phone that is confirmed already needs no code. */
export function SignatoryForm({ kyb, onSent }: Props) {
  const account = useAccount()
  const { now } = useServices()
  const [failed, setFailed] = useState<unknown>(null)
  const form = useCheckedForm<DetailsValues>({
    start: startDetails(kyb.application, account),
    check: checkDetails,
  })

  async function send() {
    if (!(await form.pass())) return
    setFailed(null)
    const isTold = (outcome: { kind: string }) => outcome.kind === 'refused'
    const outcome = await kyb.save(signatoryBlock(form.values), isTold)
    if (outcome?.kind === 'fields') form.refuse(fieldErrors(outcome.fields, detailsFields))
    if (outcome?.kind === 'refused') {
      form.refuse(fieldErrors(outcome.error.fields, detailsFields))
      setFailed(outcome.error)
    }
    if (outcome?.kind !== 'saved') return
    if (outcome.codeSentAt !== null) onSent(now())
    else kyb.forward()
  }

  return (
    <KybFrame
      kyb={kyb}
      title={m.kyb_signatory_title()}
      intro={m.kyb_signatory_intro()}
      errors={summaryOf(form.listed, labels())}
      isUnsaved={form.isDirty}
      onSubmit={() => void send()}
      submitLabel={m.kyb_send_code()}
      notice={<Failed error={failed} />}
    >
      <AskPart subject="capital" subjectId={kyb.application.id} scope="signatory" />
      <SignatoryFields form={form} />
      <NationalId form={form} />
      <Checkbox
        id="confirmed"
        label={m.kyb_signatory_confirm()}
        checked={form.values.confirmed}
        onValueChange={(confirmed) => form.set({ confirmed })}
        error={form.shown['confirmed'] && fieldText(form.shown['confirmed'])}
      />
    </KybFrame>
  )
}

function Failed({ error }: { error: unknown }) {
  if (error === null) return null
  if (isTooManySends(error)) return <SendingWait />
  return <Notice tone="negative" live="alert" title={signatoryErrorText(error)} />
}

type Form = CheckedForm<DetailsValues>

function NationalId({ form }: { form: Form }) {
  const { values, shown } = form
  return (
    <>
      <TextField
        id="nationalIdNumber"
        label={m.kyb_national_id_number()}
        hint={m.kyb_national_id_number_hint()}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={nationalIdDigits}
        value={values.nationalIdNumber}
        onValueChange={(typed) => form.set({ nationalIdNumber: nationalIdText(typed) })}
        onBlur={() => form.leave('nationalIdNumber')}
        error={shown['nationalIdNumber'] && fieldText(shown['nationalIdNumber'])}
      />
      <UploadField
        id="nationalIdFile"
        label={m.kyb_national_id_file()}
        hint={m.wizard_file_hint()}
        purpose="identity_document"
        value={values.nationalIdFile}
        onValueChange={(nationalIdFile) => form.set({ nationalIdFile })}
        error={shown['nationalIdFile'] && fieldText(shown['nationalIdFile'])}
      />
    </>
  )
}

function labels(): Record<string, string> {
  return {
    ...signatoryLabels(),
    nationalIdNumber: m.kyb_national_id_number(),
    nationalIdFile: m.kyb_national_id_file(),
    // Says by itself what is asked for.
    confirmed: '',
  }
}
