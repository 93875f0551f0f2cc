import { secondsUntilResend } from '@daftar/rules/contact/otp'
import { useEffect, useState } from 'react'

type Sent = {
  /** When the code was sent, epoch milliseconds of this browser. */
  sentAtMs: number
  everySeconds: number
  /** Milliseconds since 1970, by the browser's own clock. */
  now: () => number
}

/** Counts down the seconds until a code may be sent again; 0 from then on (AUTH-40). */
export function useSecondsUntilResend({ sentAtMs, everySeconds, now }: Sent): number {
  const [left, setLeft] = useState(() => secondsUntilResend(sentAtMs, now(), everySeconds))
  useEffect(() => {
    const count = () => setLeft(secondsUntilResend(sentAtMs, now(), everySeconds))
    count()
    const timer = setInterval(count, 250)
    return () => clearInterval(timer)
  }, [now, sentAtMs, everySeconds])
  return left
}
