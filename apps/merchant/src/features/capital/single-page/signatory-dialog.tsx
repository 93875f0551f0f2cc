import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { m } from '@daftar/words'
import { useState } from 'react'
import { useServices } from '../../../shared/use-services.ts'
import { ResendLine } from '../../../shared/session/resend-line.tsx'
import { useCodeEntry } from '../../../shared/session/use-code-entry.ts'
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
  const [sentAtMs, setSentAt] = useState(now)
  const entry = useCodeEntry()
  const verify = useMutationOnce({
    mutationFn: (typed: string) => verifySignatory(api, id, typed),
    onError: entry.onError,
  })
  const resend = useMutationOnce({
    mutationFn: () => sendSignatoryCode(api, id),
    onSuccess: () => setSentAt(now()),
    onError: entry.onError,
  })
  const submit = (typed?: string) =>
    entry.confirm((code) => verify.mutate(code, { onSuccess: onVerified }), typed)
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={m.single_page_verify_title()}
      closeLabel={m.common_close()}
      actions={
        <Button variant="primary" busy={verify.isPending} onClick={() => submit()}>
          {m.single_page_verify_confirm()}
        </Button>
      }
    >
      <div className={styles.code}>
        <p>{m.single_page_verify_text({ phone: `\u2066${signatory?.phone ?? ''}\u2069` })}</p>
        <OneTimeCode
          {...entry.field}
          label={m.account_code()}
          onComplete={submit}
          disabled={verify.isPending}
          autoFocus
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
