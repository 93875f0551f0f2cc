import { useCodeEntry } from '@daftar/app-kit/sign-in/use-code-entry'
import type { PublicConfig } from '@daftar/contract/public-config'
import type { Factor } from '@daftar/rules/contact/factor'
import type { SignInStepRule } from '@daftar/rules/shell/sign-in/sign-in-steps'
import { Button } from '@daftar/ui/button'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { useStore } from '@daftar/ui/store'
import { m } from '@daftar/words'
import type { SubmitEvent } from 'react'
import { emptyConfig } from '../../shared/config/public-config.ts'
import { ResendLine } from '../../shared/session/resend-line.tsx'
import { BackLink } from './back-link.tsx'
import type { MerchantFlow } from '../merchant-flow.ts'
import { SentTo } from './sent-to.tsx'
import { errorOfStep } from './step-error.ts'
import styles from '../sign-in-page.module.css'

type Props = { flow: MerchantFlow; factor: Factor; kind: SignInStepRule['kind']; config: PublicConfig | null }

/** A code of one of the factors, and the way to another one. */
export function CodeStep({ flow, factor, kind, config }: Props) {
  const state = useStore(flow.store)
  const { codes } = config ?? emptyConfig
  const { length, wrong, submit, field } = useCodeEntry({ flow, factor, codes })
  const isSecond = kind === 'challenge'
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={styles.head}>
        <BackLink onBack={flow.back} />
        <h1>{isSecond ? m.sign_in_second_title() : m.sign_in_code_title()}</h1>
        <SentTo state={state} factor={factor} kind={kind} length={length} />
      </div>
      <OneTimeCode
        {...field}
        label={m.sign_in_code()}
        labelHidden
        error={wrong ? wrongText(wrong, length) : errorOfStep(state)}
      />
      <Button type="submit" variant="primary" size="large" block busy={state.busy}>
        {m.common_continue()}
      </Button>
      <ResendLine
        sentAtMs={state.sentAtMs ?? 0}
        everySeconds={codes.resendSeconds}
        busy={false}
        onResend={() => void flow.resend()}
      />
    </form>
  )
}

function wrongText(wrong: 'required' | 'code_length', length: number): string {
  return wrong === 'required' ? m.field_required() : m.field_code_length({ length })
}
