import { problemText } from '@daftar/app-kit/problem-text'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Button, buttonClass } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { m } from '@daftar/words'
import { useId, type FormEvent, type ReactNode } from 'react'
import { useAccount } from './account.ts'
import { ResendLine } from './resend-line.tsx'
import type { FreshCode } from './use-fresh-code.ts'
import { useServices } from '../use-services.ts'
import styles from './code-dialog.module.css'

type CodeDialogProps = {
  words: {
    title: string
    confirm: string
    /** What is said to whoever has linked no phone. */
    noPhone: string
  }
  code: FreshCode
  busy: boolean
  /** Sends a code where nothing is wrong with what is asked for. */
  onAsk: () => void
  onCode: (code: string) => void
  onClose: () => void
  /** What it is about: while a code is out, what that was sent for, to read alone. */
  children: ReactNode
}

/** What money hangs on happens after a fresh code to the linked phone. */
export function CodeDialog({ words, code, busy, onAsk, onCode, onClose, children }: CodeDialogProps) {
  const { entry, sending } = code
  const { config } = useServices()
  const { phone } = useAccount()
  const id = useId()
  const { sent } = sending

  function submit(event: FormEvent) {
    event.preventDefault()
    if (sent) entry.confirm(onCode)
    else onAsk()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={words.title}
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
            <Button variant="primary" type="submit" form={id} busy={busy || sending.isPending}>
              {sent ? words.confirm : m.account_send_code()}
            </Button>
          </>
        )
      }
    >
      {phone === null ? (
        <p>{words.noPhone}</p>
      ) : (
        <form id={id} className={styles.fields} onSubmit={submit} noValidate>
          {children}
          {sent ? (
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
                sentAtMs={sent.atMs}
                everySeconds={config.codes.resendSeconds}
                busy={sending.isPending}
                onResend={() => sending.send(sent.sentFor)}
              />
            </>
          ) : null}
        </form>
      )}
      {sending.error ? (
        <Notice tone="negative" live="alert">
          {problemText(sending.error)}
        </Notice>
      ) : null}
    </Dialog>
  )
}
