import type { FieldCode } from '@daftar/contract'
import { phoneProblem } from '@daftar/rules/contact/phone'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { useActForm } from '@daftar/app-kit/use-act-form'
import type { Act } from '@daftar/app-kit/use-act'
import { mandateActWords } from '../words.ts'

type StartMandateProps = {
  act: Act
  /** Of the signatory, as it stands. */
  phone: string
  onConfirm: (phone: string) => void
  onClose: () => void
}

/** A new mandate after the last one ended; the phone its SMS goes to may be corrected first. */
export function StartMandate({ act, phone, onConfirm, onClose }: StartMandateProps) {
  const form = useActForm({
    start: { phone },
    check: (typed) => ({ phone: problemOf(typed.phone) }),
    fields: { phone: { label: m.desk_mandate_phone() } },
    error: act.error,
  })
  const { verb, effect } = mandateActWords.start
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={verb()}
      confirmLabel={verb()}
      onConfirm={() => onConfirm(form.values.phone)}
    >
      <TextField
        {...form.field('phone')}
        hint={m.desk_mandate_phone_hint()}
        type="tel"
        dir="ltr"
        autoComplete="off"
        maxLength={24}
      />
      <p>{effect()}</p>
    </ActForm>
  )
}

function problemOf(phone: string): FieldCode | null {
  const wrong = phoneProblem(phone)
  return wrong && (wrong.code === 'required' ? 'required' : 'phone_invalid')
}
