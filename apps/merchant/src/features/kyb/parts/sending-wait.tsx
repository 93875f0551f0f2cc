import { useSecondsUntilResend } from '@daftar/app-kit/use-seconds-until-resend'
import { signatoryCode } from '@daftar/rules/capital/kyb/signatory'
import { Ltr } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { useState } from 'react'
import { clockText } from '../../../shared/session/resend-line.tsx'
import { useServices } from '../../../shared/use-services.ts'

const waitSeconds = signatoryCode.waitMinutes * 60

/** No code is sent for five minutes; they run down (KYB-46, KYB-166). */
export function SendingWait() {
  const { now } = useServices()
  const [fromMs] = useState(now)
  const left = useSecondsUntilResend({ sentAtMs: fromMs, everySeconds: waitSeconds, now })
  if (left === 0) return null
  return (
    <Notice
      tone="warning"
      live="alert"
      title={m.kyb_too_many_sends({ time: String(signatoryCode.waitMinutes) })}
    >
      <span role="timer">
        <Ltr>{clockText(left)}</Ltr>
      </span>
    </Notice>
  )
}
