import { useSecondsUntilResend } from '@daftar/app-kit/use-seconds-until-resend'
import { Button } from '@daftar/ui/button'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import styles from './resend-line.module.css'
import { useServices } from '../use-services.ts'

type Props = {
  /** When the code was sent, epoch milliseconds of this browser. */
  sentAtMs: number
  everySeconds: number
  busy: boolean
  onResend: () => void
}

/**
 * Counts down beside a resting link until a code may be sent again, then offers it (AUTH-40, AUTH-41,
 * DEC-AUTH-8).
 */
export function ResendLine({ sentAtMs, everySeconds, busy, onResend }: Props) {
  const { now } = useServices()
  const left = useSecondsUntilResend({ sentAtMs, everySeconds, now })
  return (
    <span className={styles.line}>
      <Button variant="quiet" size="small" disabled={left > 0} busy={busy} onClick={onResend}>
        {m.shell_resend()}
      </Button>
      {left > 0 ? (
        <span className={styles.timer} role="timer">
          <Ltr>{clockText(left)}</Ltr>
        </span>
      ) : null}
    </span>
  )
}

/** mm:ss. */
export function clockText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
