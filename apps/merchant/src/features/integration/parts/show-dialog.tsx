import { problemText } from '@daftar/app-kit/problem-text'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Button, buttonClass } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { sendProofCode } from '../../../shared/session/phone-proof.ts'
import { ResendLine } from '../../../shared/session/resend-line.tsx'
import { useCodeEntry } from '../../../shared/session/use-code-entry.ts'
import { useServices } from '../../../shared/use-services.ts'
import { showSecret, type WhichPair } from '../mutations.ts'
import styles from './integration.module.css'

interface Props {
  id: string
  which: WhichPair
  onShown: (secret: string) => void
  onClose: () => void
}

/** A fresh code to the linked phone stands before a secret key (DEC-MER-2). */
export function ShowDialog({ id, which, onShown, onClose }: Props) {
  const { config, now } = useServices()
  const { phone } = useAccount()
  const [sentAtMs, setSentAtMs] = useState<number | null>(null)
  const entry = useCodeEntry()
  const send = useMutationOnce({ ...sendProofCode, onSuccess: () => setSentAtMs(now()) })
  const show = useMutationOnce({
    ...showSecret(useQueryClient(), id, which),
    onSuccess: onShown,
    onError: entry.onError,
  })
  const submit = (typed?: string) => entry.confirm((code) => show.mutate(code), typed)
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={m.integration_show_title()}
      closeLabel={m.common_close()}
      actions={
        phone === null ? (
          <Link href={pathOf('accountPhone')} look="bare" className={buttonClass({ variant: 'primary' })}>
            {m.account_link_phone()}
          </Link>
        ) : sentAtMs === null ? (
          <Button variant="primary" busy={send.isPending} onClick={() => send.mutate()}>
            {m.account_send_code()}
          </Button>
        ) : (
          <Button variant="primary" busy={show.isPending} onClick={() => submit()}>
            {m.integration_show()}
          </Button>
        )
      }
    >
      <div className={styles.fields}>
        {send.error ? <Notice tone="negative" live="alert" title={problemText(send.error)} /> : null}
        <p>
          {phone === null
            ? m.integration_show_no_phone()
            : m.integration_show_text({ phone: `\u2066${phone}\u2069` })}
        </p>
        {sentAtMs === null ? null : (
          <>
            <OneTimeCode
              {...entry.field}
              label={m.account_code()}
              onComplete={submit}
              disabled={show.isPending}
              autoFocus
            />
            <ResendLine
              sentAtMs={sentAtMs}
              everySeconds={config.codes.resendSeconds}
              busy={send.isPending}
              onResend={() => send.mutate()}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}
