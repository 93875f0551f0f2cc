import { phoneProblem } from '@daftar/rules/contact/phone'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { useState } from 'react'
import { ConfirmAct } from '../../../shared/confirm-act.tsx'
import { fieldProblem } from '@daftar/app-kit/problem-text'
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
  const [typed, setTyped] = useState(phone)
  const [tried, setTried] = useState(false)
  const wrong = tried ? phoneProblem(typed) : null
  const { verb, effect } = mandateActWords.start
  return (
    <ConfirmAct
      {...{ act, onClose }}
      title={verb()}
      confirmLabel={verb()}
      fields={['phone']}
      onConfirm={() => {
        setTried(true)
        if (!phoneProblem(typed)) onConfirm(typed)
      }}
    >
      <TextField
        label={m.desk_mandate_phone()}
        hint={m.desk_mandate_phone_hint()}
        error={
          wrong
            ? fieldText(wrong.code === 'required' ? 'required' : 'phone_invalid')
            : fieldProblem(act.error, 'phone')
        }
        value={typed}
        type="tel"
        dir="ltr"
        autoComplete="off"
        maxLength={24}
        onValueChange={setTyped}
      />
      <p>{effect()}</p>
    </ConfirmAct>
  )
}
