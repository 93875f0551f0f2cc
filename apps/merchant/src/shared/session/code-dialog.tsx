import { problemText } from '@daftar/app-kit/problem-text'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Button, buttonClass } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { m } from '@daftar/words'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { useAccount } from './account.ts'
import { sendProofCode } from './phone-proof.ts'
import { ResendLine } from './resend-line.tsx'
import type { useCodeEntry } from './use-code-entry.ts'
import { useServices } from '../use-services.ts'
import styles from './code-dialog.module.css'

type CodeDialogProps = {
  title: string
  confirmLabel: string
  /** What is said to whoever has linked no phone. */
  noPhone: string
  entry: ReturnType<typeof useCodeEntry>
  busy: boolean
  /** Goes on to the code where nothing is wrong with what is asked for. */
  onAsk: (send: () => void) => void
  onCode: (code: string) => void
  onClose: () => void
  /** What it is about, before the code is asked for. */
  children: ReactNode
}

/** What money hangs on happens after a fresh code to the linked phone. */
export function CodeDialog(props: CodeDialogProps) {
  const { title, confirmLabel, noPhone, entry, busy, onAsk, onCode, onClose, children } = props
  const { config, now } = useServices()
  const { phone } = useAccount()
  const id = useId()
  const [sentAtMs, setSentAtMs] = useState<number | null>(null)
  const send = useMutationOnce({ ...sendProofCode, onSuccess: () => setSentAtMs(now()) })
  const isAskingCode = sentAtMs !== null

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isAskingCode) entry.confirm(onCode)
    else onAsk(() => send.mutate())
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      closeLabel={m.common_close()}
      locked={busy}
      actions={
        phone === null ? (
          <Link href={pathOf('accountPhone')} look="bare" className={buttonClass({ variant: 'primary' })}>
            {m.account_link_phone()}
          </Link>
        ) : (
          <>
            <Button disabled={busy} onClick={onClose}>
              {m.common_cancel()}
            </Button>
            <Button variant="primary" type="submit" form={id} busy={busy || send.isPending}>
              {isAskingCode ? confirmLabel : m.account_send_code()}
            </Button>
          </>
        )
      }
    >
      {phone === null ? (
        <p>{noPhone}</p>
      ) : (
        <form id={id} className={styles.fields} onSubmit={submit} noValidate>
          {children}
          {isAskingCode ? (
            <>
              <p>{m.wallet_code_text({ phone: `\u2066${phone}\u2069` })}</p>
              <OneTimeCode
                {...entry.field}
                label={m.account_code()}
                onComplete={(typed) => entry.confirm(onCode, typed)}
                disabled={busy}
                autoFocus
              />
              <ResendLine
                sentAtMs={sentAtMs}
                everySeconds={config.codes.resendSeconds}
                busy={send.isPending}
                onResend={() => send.mutate()}
              />
            </>
          ) : null}
        </form>
      )}
      {send.error ? (
        <Notice tone="negative" live="alert">
          {problemText(send.error)}
        </Notice>
      ) : null}
    </Dialog>
  )
}
