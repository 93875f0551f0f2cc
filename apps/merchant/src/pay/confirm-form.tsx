import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import type { PaySession } from '@daftar/contract/endpoints/selling/checkout'
import { sandboxCode } from '@daftar/rules/orders/sandbox-people'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { moneyText } from '@daftar/words/formats/number'
import { useRef, type SubmitEvent } from 'react'
import { codeTimeText } from '../shared/session/code-time.ts'
import { useServices } from '../shared/use-services.ts'
import { ResendLine } from '../shared/session/resend-line.tsx'
import { around } from '../shared/text/around.tsx'
import styles from './pay.module.css'
import type { Pay } from './use-pay.ts'

type Props = { session: PaySession; pay: Pay; sent: NonNullable<Pay['sent']> }

/** The code, and the button that says the amount: nothing is bought by filling in the last digit. */
export function ConfirmForm({ session, pay, sent }: Props) {
  const { config } = useServices()
  const { trouble } = pay
  const length = config.codes.phoneLength
  const time = codeTimeText(config.codes.validSeconds)
  const input = useRef<HTMLInputElement>(null)
  const form = useCheckedForm({
    start: { code: '' },
    check: ({ code }) => ({ code: code.length === length ? undefined : ('code_length' as const) }),
  })
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!(await form.pass())) return
    const wrong = await pay.confirm(form.values.code)
    if (wrong?.at !== 'code') return
    form.restart({ code: '' })
    input.current?.focus()
  }

  const short = form.shown.code && m.field_code_length({ length })
  const error = trouble?.at === 'code' ? trouble.text : short
  return (
    <form className={styles.form} noValidate onSubmit={(event: SubmitEvent) => void submit(event)}>
      {trouble && trouble.at !== 'code' ? (
        <Notice tone="negative" live="alert">
          {trouble.text}
        </Notice>
      ) : null}
      <OneTimeCode
        id="code"
        ref={input}
        label={m.pay_code()}
        hint={
          session.is_test
            ? m.pay_test_code({ code: sandboxCode(length) })
            : around(({ phone }) => m.pay_code_sent({ phone, time }), 'phone', sent.phone)
        }
        length={length}
        value={form.values.code}
        onValueChange={(typed) => {
          form.set({ code: typed })
          if (typed !== '') pay.clear()
        }}
        error={error}
        name="code"
        autoFocus
      />
      <div className={styles.line}>
        <ResendLine
          sentAtMs={sent.sentAtMs}
          everySeconds={config.codes.resendSeconds}
          busy={pay.doing === 'sending'}
          onResend={() => {
            form.restart({ code: '' })
            void pay.send(sent.given)
          }}
        />
        {session.masked_phone ? null : (
          <Button variant="quiet" size="small" onClick={pay.changePhone}>
            {m.pay_change_phone()}
          </Button>
        )}
      </div>
      <Button type="submit" variant="primary" size="large" block busy={pay.doing === 'confirming'}>
        {m.pay_confirm({ amount: moneyText(session.amount, session.currency) })}
      </Button>
      <p className={styles.note}>{m.pay_confirm_hint({ merchant: merchantNameText(session) })}</p>
    </form>
  )
}
