import { Button } from '@daftar/ui/button'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { fieldText, m } from '@daftar/words'
import { otpProblem } from '@daftar/rules/contact/otp'
import { useRef, useState, type ReactNode } from 'react'
import { useServices } from '../../../shared/use-services.ts'
import { ResendLine } from '../../../shared/resend-line.tsx'
import { phoneErrorText } from '../phone-errors.ts'
import styles from './account.module.css'

type Failing = { onError: (error: unknown) => void }

type Props = {
  phone: string
  confirm: string
  sentAtMs: number
  isVerifying: boolean
  onTyped: (code: string, failing: Failing) => void
  isResending: boolean
  onResend: (failing: Failing) => void
  /** What stands below, for who cannot type it. */
  children: ReactNode
}

/** A code from an SMS; it is sent off with its last digit, and cleared when it is wrong (ACC-08, DEC-ACC-3). */
export function CodeForm({
  phone,
  confirm,
  sentAtMs,
  isVerifying,
  onTyped,
  isResending,
  onResend,
  children,
}: Props) {
  const { config } = useServices()
  const length = config.codes.phoneLength
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const onError = (error: unknown) => {
    setProblem(phoneErrorText(error))
    setCode('')
    requestAnimationFrame(() => input.current?.focus())
  }
  function submit(typed: string) {
    const wrong = otpProblem(typed, 'phone', { email: config.codes.emailLength, phone: length })
    if (wrong) return setProblem(fieldText(wrong.code === 'required' ? 'required' : 'code_length', length))
    setProblem(undefined)
    onTyped(typed, { onError })
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
        disabled={isVerifying}
        autoFocus
        name="code"
      />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" busy={isVerifying}>
          {confirm}
        </Button>
        <ResendLine
          sentAtMs={sentAtMs}
          everySeconds={config.codes.resendSeconds}
          busy={isResending}
          onResend={() => onResend({ onError })}
        />
      </div>
      <div className={styles.other}>{children}</div>
    </form>
  )
}
