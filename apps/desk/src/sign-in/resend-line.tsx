import { useSecondsUntilResend } from '@daftar/app-kit/use-seconds-until-resend'
import { useOnce } from '@daftar/app-kit/use-once'
import { Button } from '@daftar/ui/button'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'

type ResendLineProps = {
  now: () => number
  sentAtMs: number
  everySeconds: number
  onResend: () => Promise<void>
}

/** Counts down to the moment a code may be sent again, then offers it. */
export function ResendLine({ now, sentAtMs, everySeconds, onResend }: ResendLineProps) {
  const left = useSecondsUntilResend({ sentAtMs, everySeconds, now })
  const { doing, once } = useOnce<'sending'>()
  if (left > 0)
    return (
      <span>
        {m.desk_resend_in()} <Ltr>{minutesText(left)}</Ltr>
      </span>
    )
  return (
    <Button variant="quiet" size="small" busy={doing !== null} onClick={() => void once('sending', onResend)}>
      {m.desk_resend()}
    </Button>
  )
}

function minutesText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
