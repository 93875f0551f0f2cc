import { useCodeEntry } from '@daftar/app-kit/sign-in/use-code-entry'
import { ApiError } from '@daftar/client'
import type { Factor } from '@daftar/rules/contact/factor'
import { Button } from '@daftar/ui/button'
import { Ltr } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { useStore } from '@daftar/ui/store'
import { fieldText, m } from '@daftar/words'
import type { SubmitEvent } from 'react'
import { problemText } from '../shared/text/problem-text.ts'
import { useServices } from '../shared/use-services.ts'
import { ResendLine } from './resend-line.tsx'
import type { StaffFlow } from './staff-flow.ts'
import styles from './sign-in-page.module.css'

type CodeStepProps = { flow: StaffFlow; factor: Factor; isSecond: boolean }

/** One code of the two. */
export function CodeStep({ flow, factor, isSecond }: CodeStepProps) {
  const { config, now } = useServices()
  const { problem, data, sentAtMs } = useStore(flow.store)
  const { length, wrong, isResting, submit, field } = useCodeEntry({ flow, factor, codes: config.codes })
  const isWrongCode = problem instanceof ApiError && problem.reason === 'invalid_code'
  const isOver = problem instanceof ApiError && problem.reason === 'flow_expired'
  const [first, second] = factor === 'email' ? [data.email, data.maskedEmail] : [data.phone, data.maskedPhone]
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      <div>
        <h1>{isSecond ? m.desk_code_second_title() : m.desk_code_title()}</h1>
        <p className={styles.lead}>
          {factor === 'email' ? m.desk_code_sent_email() : m.desk_code_sent_phone()}{' '}
          <Ltr>
            <strong>{isSecond ? second : first}</strong>
          </Ltr>
        </p>
      </div>
      {problem && !isWrongCode ? (
        <Notice
          tone="negative"
          live="alert"
          actions={
            isOver ? (
              <Button size="small" onClick={flow.restart}>
                {m.desk_start_again()}
              </Button>
            ) : null
          }
        >
          {problemText(problem)}
        </Notice>
      ) : null}
      <OneTimeCode
        {...field}
        label={m.desk_code_label()}
        error={wrong ? fieldText(wrong, length) : isWrongCode ? problemText(problem) : undefined}
      />
      <Button type="submit" variant="primary" size="large" block busy={isResting}>
        {m.common_continue()}
      </Button>
      <div className={styles.foot}>
        <ResendLine
          now={now}
          sentAtMs={sentAtMs ?? 0}
          everySeconds={config.codes.resendSeconds}
          onResend={flow.resend}
        />
        <Button variant="quiet" size="small" disabled={isResting} onClick={flow.restart}>
          {m.desk_other_contact()}
        </Button>
      </div>
    </form>
  )
}
