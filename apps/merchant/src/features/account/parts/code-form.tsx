import { Button } from '@daftar/ui/button'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import { useServices } from '../../../shared/use-services.ts'
import { ResendLine } from '../../../shared/session/resend-line.tsx'
import { useCodeEntry } from '../../../shared/session/use-code-entry.ts'
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

/**
 * A code from an SMS; it is sent off with its last digit, and cleared when it is wrong (ACC-08, DEC-ACC-3).
 */
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
  const entry = useCodeEntry({ textOf: phoneErrorText })
  const submit = (typed?: string) => entry.confirm((code) => onTyped(code, { onError: entry.onError }), typed)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <p className={styles.muted}>{m.account_code_sent({ count: length, phone: `\u2066${phone}\u2069` })}</p>
      <OneTimeCode
        {...entry.field}
        label={m.account_code()}
        onComplete={submit}
        disabled={isVerifying}
        autoFocus
      />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" busy={isVerifying}>
          {confirm}
        </Button>
        <ResendLine
          sentAtMs={sentAtMs}
          everySeconds={config.codes.resendSeconds}
          busy={isResending}
          onResend={() => onResend({ onError: entry.onError })}
        />
      </div>
      {children}
    </form>
  )
}
