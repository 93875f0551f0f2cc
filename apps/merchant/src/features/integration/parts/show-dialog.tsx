import { problemText } from '@daftar/app-kit/problem-text'
import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Button, buttonClass } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { fieldText, m } from '@daftar/words'
import { useRef, useState } from 'react'
import { useAccount } from '../../../shared/account.ts'
import { ResendLine } from '../../../shared/resend-line.tsx'
import { useServices } from '../../../shared/use-services.ts'
import { sendCode, showSecret, type KeyMode } from '../queries.ts'
import styles from './integration.module.css'

interface Props {
  id: string
  mode: KeyMode
  onShown: (secret: string) => void
  onClose: () => void
}

/** A fresh code to the linked phone stands before a secret key (DEC-MER-2). */
export function ShowDialog({ id, mode, onShown, onClose }: Props) {
  const { config, now } = useServices()
  const { phone } = useAccount()
  const length = config.codes.phoneLength
  const input = useRef<HTMLInputElement>(null)
  const [sentAtMs, setSentAtMs] = useState<number | null>(null)
  const form = useCheckedForm({
    start: { code: '' },
    check: ({ code }) => ({ code: code.length === length ? undefined : ('code_length' as const) }),
  })
  const send = useMutationOnce({ ...sendCode, onSuccess: () => setSentAtMs(now()) })
  const show = useMutationOnce({
    ...showSecret(id, mode),
    onSuccess: onShown,
    onError: () => {
      form.restart({ code: '' })
      requestAnimationFrame(() => input.current?.focus())
    },
  })
  const submit = async () => {
    if (await form.pass()) show.mutate(form.values.code)
  }
  const failed = send.error ?? (sentAtMs === null ? show.error : null)
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
          <Button variant="primary" busy={show.isPending} onClick={() => void submit()}>
            {m.integration_show()}
          </Button>
        )
      }
    >
      <div className={styles.fields}>
        {failed ? <Notice tone="negative" live="alert" title={problemText(failed)} /> : null}
        <p>
          {phone === null
            ? m.integration_show_no_phone()
            : m.integration_show_text({ phone: `\u2066${phone}\u2069` })}
        </p>
        {sentAtMs === null ? null : (
          <>
            <OneTimeCode
              id="code"
              ref={input}
              label={m.account_code()}
              length={length}
              value={form.values.code}
              onValueChange={(code) => {
                form.set({ code })
                if (code !== '') show.reset()
              }}
              onComplete={(code) => show.mutate(code)}
              error={
                show.error ? problemText(show.error) : form.shown.code && fieldText(form.shown.code, length)
              }
              disabled={show.isPending}
              autoFocus
              name="code"
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
