import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import { ApiError } from '@daftar/client'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { m } from '@daftar/words'
import type { SubmitEvent } from 'react'
import { codeTimeText } from '../../shared/session/code-time.ts'
import { ResendLine } from '../../shared/session/resend-line.tsx'
import { useServices } from '../../shared/use-services.ts'
import styles from '../pay.module.css'
import { troubleText } from './trouble-text.ts'
import type { Claims, Named } from './use-claims.ts'

interface Props {
  claims: Claims
  named: Named
  sentAtMs: number
}

/** The code that lets in; wrong are all three together, so that nothing says which order is there. */
export function EnterForm({ claims, named, sentAtMs }: Props) {
  const { config } = useServices()
  const length = config.codes.phoneLength
  const { error } = claims
  const isWrong = error instanceof ApiError && error.reason === 'invalid_code'
  const form = useCheckedForm({
    start: { code: '' },
    check: ({ code }) => ({ code: code.length === length ? undefined : ('code_length' as const) }),
  })
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (await form.pass()) await claims.enter(named, form.values.code)
  }
  const short = form.shown.code && m.field_code_length({ length })
  return (
    <form className={styles.form} noValidate onSubmit={(event: SubmitEvent) => void submit(event)}>
      <h1>{m.claim_start_title()}</h1>
      {error && !isWrong ? (
        <Notice tone="negative" live="alert">
          {troubleText(error)}
        </Notice>
      ) : null}
      <OneTimeCode
        id="code"
        label={m.claim_code()}
        hint={m.claim_code_sent({ time: codeTimeText(config.codes.validSeconds) })}
        length={length}
        value={form.values.code}
        onValueChange={(typed) => {
          form.set({ code: typed })
          if (typed !== '') claims.clear()
        }}
        error={isWrong ? m.claim_code_wrong() : short}
        name="code"
        autoFocus
      />
      <div className={styles.line}>
        <ResendLine
          sentAtMs={sentAtMs}
          everySeconds={config.codes.resendSeconds}
          busy={claims.doing === 'sending'}
          onResend={() => void claims.send(named)}
        />
        <Button variant="quiet" size="small" onClick={() => claims.rename(named)}>
          {m.claim_other_order()}
        </Button>
      </div>
      <Button type="submit" variant="primary" size="large" block busy={claims.doing === 'entering'}>
        {m.claim_enter()}
      </Button>
    </form>
  )
}
