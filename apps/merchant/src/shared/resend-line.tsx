import { secondsUntilResend } from '@daftar/rules/contact/otp'
import { Button } from '@daftar/ui/button'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { useEffect, useState } from 'react'
import styles from './resend-line.module.css'
import { useServices } from './use-services.ts'

type Props = {
  /** When the code was sent, epoch milliseconds of this browser. */
  sentAtMs: number
  everySeconds: number
  busy: boolean
  onResend: () => void
}

/** Counts down beside a resting link until a code may be sent again, then offers it (AUTH-40, AUTH-41, DEC-AUTH-8). */
export function ResendLine({ sentAtMs, everySeconds, busy, onResend }: Props) {
  const left = useSecondsLeft(sentAtMs, everySeconds)
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

function useSecondsLeft(sentAtMs: number, everySeconds: number): number {
  const { now } = useServices()
  const left = () => secondsUntilResend(sentAtMs, now(), everySeconds)
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    setSeconds(left())
    const timer = setInterval(() => setSeconds(left()), 250)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- `left` is made of the two values named here
  }, [sentAtMs, everySeconds])
  return seconds
}

/** mm:ss. */
export function clockText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
