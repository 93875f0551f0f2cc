import { Button } from '@daftar/ui/button'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { fieldText, m } from '@daftar/words'
import { otpProblem } from '@daftar/rules/contact/otp'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useServices } from '../../../shared/use-services.ts'
import { ResendLine } from '../../../shared/resend-line.tsx'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { phoneErrorText } from '../phone-errors.ts'
import { sendPhoneCode, verifyPhone } from '../queries.ts'
import styles from './account.module.css'

type Props = {
  phone: string
  sentAtMs: number
  onResent: (sentAtMs: number) => void
  onBack: () => void
  onDone: () => void
}

/** The code from the SMS; it is sent off with its last digit, and cleared when it is wrong (ACC-08, DEC-ACC-3). */
export function PhoneCodeForm({ phone, sentAtMs, onResent, onBack, onDone }: Props) {
  const { config, now } = useServices()
  const length = config.codes.phoneLength
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const fail = (error: unknown) => {
    setProblem(phoneErrorText(error))
    setCode('')
    requestAnimationFrame(() => input.current?.focus())
  }
  const verify = useMutationOnce(verifyPhone(useQueryClient()))
  const resend = useMutationOnce({ ...sendPhoneCode, onSuccess: () => onResent(now()), onError: fail })
  function submit(typed: string) {
    const wrong = otpProblem(typed, 'phone', { email: config.codes.emailLength, phone: length })
    if (wrong) return setProblem(fieldText(wrong.code === 'required' ? 'required' : 'code_length', length))
    setProblem(undefined)
    verify.mutate({ phone, code: typed }, { onSuccess: onDone, onError: fail })
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(code)
      }}
    >
      <p className={styles.muted}>{m.account_code_sent({ count: length, phone: `\u2066${phone}\u2069` })}</p>
      <OneTimeCode
        ref={input}
        label={m.account_code()}
        length={length}
        value={code}
        onValueChange={setCode}
        onComplete={submit}
        error={problem}
        disabled={verify.isPending}
        autoFocus
        name="code"
      />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" busy={verify.isPending}>
          {m.account_confirm_phone()}
        </Button>
        <ResendLine
          sentAtMs={sentAtMs}
          everySeconds={config.codes.resendSeconds}
          busy={resend.isPending}
          onResend={() => resend.mutate(phone)}
        />
      </div>
      <div className={styles.other}>
        <Button variant="quiet" size="small" onClick={onBack}>
          {m.account_other_number()}
        </Button>
      </div>
    </form>
  )
}
