import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { signatoryCode } from '@daftar/rules/capital/kyb/signatory'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { fieldText, m } from '@daftar/words'
import { useRef, useState } from 'react'
import { ResendLine } from '../../../shared/session/resend-line.tsx'
import { useServices } from '../../../shared/use-services.ts'
import type { Kyb } from '../kyb.ts'
import { resendCode, verifyPhone } from '../queries.ts'
import { isTooManySends, signatoryErrorText } from '../signatory-error.ts'
import { KybFrame } from './kyb-frame.tsx'
import { SendingWait } from './sending-wait.tsx'

interface Props {
  kyb: Kyb
  sentAtMs: number
  onSent: (atMs: number) => void
  onChangeNumber: () => void
}

const { digits, resendSeconds } = signatoryCode

/**
 * The code on the signatory's phone; it is sent by itself with its fourth digit (KYB-35, KYB-44, DEC-KYB-12).
 */
export function SignatoryCode({ kyb, sentAtMs, onSent, onChangeNumber }: Props) {
  const { api, now } = useServices()
  const { id, authorized_signatory: signatory } = kyb.application
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const resend = useMutationOnce({ mutationFn: () => resendCode(api, id), onSuccess: () => onSent(now()) })
  const verify = useMutationOnce({ mutationFn: (typed: string) => verifyPhone(api, id, typed) })

  function send(typed: string) {
    if (typed.length < digits) return setProblem(fieldText('code_length', digits))
    setProblem(undefined)
    verify.mutate(typed, {
      onSuccess: (application) => {
        kyb.take(application)
        kyb.forward()
      },
      onError: (error) => {
        setProblem(signatoryErrorText(error))
        setCode('')
        requestAnimationFrame(() => input.current?.focus())
      },
    })
  }

  return (
    <KybFrame
      kyb={kyb}
      title={m.kyb_code_title()}
      intro={m.kyb_code_text({ phone: `\u2066${signatory?.phone ?? ''}\u2069` })}
      onSubmit={() => send(code)}
      submitLabel={m.kyb_code_confirm()}
      isBusy={verify.isPending}
      back={<Button onClick={onChangeNumber}>{m.kyb_change_number()}</Button>}
      notice={<ResendFailed key={resend.submittedAt} error={resend.error} />}
    >
      <OneTimeCode
        ref={input}
        label={m.account_code()}
        length={digits}
        value={code}
        onValueChange={setCode}
        onComplete={send}
        error={problem}
        disabled={verify.isPending}
        autoFocus
        name="code"
      />
      <ResendLine
        sentAtMs={sentAtMs}
        everySeconds={resendSeconds}
        busy={resend.isPending}
        onResend={() => resend.mutate()}
      />
    </KybFrame>
  )
}

function ResendFailed({ error }: { error: unknown }) {
  if (!error) return null
  if (isTooManySends(error)) return <SendingWait />
  return <Notice tone="negative" live="alert" title={signatoryErrorText(error)} />
}
