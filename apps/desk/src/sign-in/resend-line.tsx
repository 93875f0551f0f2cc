import { useSecondsUntilResend } from '@daftar/app-kit/use-seconds-until-resend'
import { Button } from '@daftar/ui/button'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { useRef, useState } from 'react'

type ResendLineProps = {
  now: () => number
  sentAtMs: number
  everySeconds: number
  onResend: () => Promise<void>
}

/** Counts down to the moment a code may be sent again, then offers it. */
export function ResendLine({ now, sentAtMs, everySeconds, onResend }: ResendLineProps) {
  const left = useSecondsUntilResend({ sentAtMs, everySeconds, now })
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  if (left > 0)
    return (
      <span>
        {m.desk_resend_in()} <Ltr>{minutesText(left)}</Ltr>
      </span>
    )
  return (
    <Button
      variant="quiet"
      size="small"
      busy={isBusy}
      onClick={() => {
        if (isUnderWay.current) return
        isUnderWay.current = true
        setBusy(true)
        void onResend().finally(() => {
          isUnderWay.current = false
          setBusy(false)
        })
      }}
    >
      {m.desk_resend()}
    </Button>
  )
}

function minutesText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
