import type { Application } from '@daftar/contract/endpoints/applications-shapes'
import { otpProblem } from '@daftar/rules/contact/otp'
import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { fieldText, m } from '@daftar/words'
import { useRef, useState } from 'react'
import { useServices } from '../../../shared/use-services.ts'
import { problemText } from '@daftar/app-kit/problem-text'
import { ResendLine } from '../../../shared/resend-line.tsx'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { sendSignatoryCode, verifySignatory } from './queries.ts'
import styles from './single-page.module.css'

interface Props {
  application: Application
  onVerified: (application: Application) => void
  onClose: () => void
}

/** The code that was sent to the signatory's phone; the right one hands the application in (CAPI-10). */
export function SignatoryDialog({ application, onVerified, onClose }: Props) {
  const { api, config, now } = useServices()
  const { id, authorized_signatory: signatory } = application
  const length = config.codes.phoneLength
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [sentAtMs, setSentAt] = useState(now)
  const input = useRef<HTMLInputElement>(null)
  const fail = (error: unknown) => {
    setProblem(problemText(error))
    setCode('')
    requestAnimationFrame(() => input.current?.focus())
  }
  const verify = useMutationOnce({ mutationFn: (typed: string) => verifySignatory(api, id, typed) })
  const resend = useMutationOnce({
    mutationFn: () => sendSignatoryCode(api, id),
    onSuccess: () => setSentAt(now()),
    onError: fail,
  })
  function submit(typed: string) {
    const wrong = otpProblem(typed, 'phone', { email: config.codes.emailLength, phone: length })
    if (wrong) return setProblem(fieldText(wrong.code === 'required' ? 'required' : 'code_length', length))
    setProblem(undefined)
    verify.mutate(typed, { onSuccess: onVerified, onError: fail })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={m.single_page_verify_title()}
      closeLabel={m.common_close()}
      actions={
        <Button variant="primary" busy={verify.isPending} onClick={() => submit(code)}>
          {m.single_page_verify_confirm()}
        </Button>
      }
    >
      <div className={styles.code}>
        <p>{m.single_page_verify_text({ phone: `\u2066${signatory?.phone ?? ''}\u2069` })}</p>
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
        <ResendLine
          sentAtMs={sentAtMs}
          everySeconds={config.codes.resendSeconds}
          busy={resend.isPending}
          onResend={() => resend.mutate()}
        />
      </div>
    </Dialog>
  )
}
