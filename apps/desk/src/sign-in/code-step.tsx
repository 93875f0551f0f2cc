import { useOnce } from '@daftar/app-kit/use-once'
import { ApiError } from '@daftar/client'
import { Button } from '@daftar/ui/button'
import { Ltr } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { fieldText, m } from '@daftar/words'
import { useRef, useState, type SubmitEvent } from 'react'
import { backAddress } from '../shared/addresses.ts'
import { useServices } from '../shared/use-services.ts'
import { problemText } from '../shared/problem-text.ts'
import { resend, verifyFirstCode, verifySecondCode } from './calls.ts'
import { startAgain, type Flow } from './flow.ts'
import { ResendLine } from './resend-line.tsx'
import styles from './sign-in-page.module.css'

type CodeStepProps = {
  flow: Extract<Flow, { step: 'first' | 'second' }>
  onFlow: (flow: Flow) => void
  onBack: () => void
}

/** One code of the two. It is sent off as soon as its last digit is there. */
export function CodeStep({ flow, onFlow, onBack }: CodeStepProps) {
  const services = useServices()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState<unknown>(null)
  const { doing, once } = useOnce<'checking'>()
  const isBusy = doing !== null
  const field = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const { config } = services
  const { factor, shownContact, sentAtMs } = flow.code
  const length = factor === 'email' ? config.codes.emailLength : config.codes.phoneLength

  async function verify(code: string) {
    if (code.length !== length)
      return setWrong(code === '' ? fieldText('required') : fieldText('code_length', length))
    await once('checking', () => send(code))
  }

  async function send(code: string) {
    setWrong(undefined)
    setProblem(null)
    try {
      if (flow.step === 'first') return onFlow(await verifyFirstCode(services, flow, code))
      await verifySecondCode(services, code)
      location.replace(backAddress(location.search, location.origin))
      // Busy until this page is gone.
      await new Promise(() => {})
    } catch (error) {
      failed(error)
    }
  }

  function failed(error: unknown) {
    setTyped('')
    if (error instanceof ApiError && error.reason === 'invalid_code') setWrong(problemText(error))
    else setProblem(error)
    requestAnimationFrame(() => field.current?.focus())
  }

  async function sendAgain() {
    setProblem(null)
    setWrong(undefined)
    try {
      onFlow(await resend(services, flow, place.current!))
    } catch (error) {
      setProblem(error)
    }
  }

  const isOver = problem instanceof ApiError && problem.reason === 'flow_expired'
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void verify(typed)
      }}
    >
      <div>
        <h1>{flow.step === 'first' ? m.desk_code_title() : m.desk_code_second_title()}</h1>
        <p className={styles.lead}>
          {factor === 'email' ? m.desk_code_sent_email() : m.desk_code_sent_phone()}{' '}
          <Ltr>
            <strong>{shownContact}</strong>
          </Ltr>
        </p>
      </div>
      {problem === null ? null : (
        <Notice
          tone="negative"
          live="alert"
          actions={
            isOver ? (
              <Button size="small" onClick={() => onFlow(startAgain(flow))}>
                {m.desk_start_again()}
              </Button>
            ) : null
          }
        >
          {problemText(problem)}
        </Notice>
      )}
      <OneTimeCode
        ref={field}
        label={m.desk_code_label()}
        length={length}
        value={typed}
        error={wrong}
        disabled={isBusy}
        autoFocus
        name="code"
        onValueChange={setTyped}
        onComplete={(code) => void verify(code)}
      />
      <Button type="submit" variant="primary" size="large" block busy={isBusy}>
        {m.common_continue()}
      </Button>
      <div ref={place} />
      <div className={styles.foot}>
        <ResendLine
          key={sentAtMs}
          now={services.now}
          sentAtMs={sentAtMs}
          everySeconds={config.codes.resendSeconds}
          onResend={sendAgain}
        />
        <Button variant="quiet" size="small" disabled={isBusy} onClick={onBack}>
          {m.desk_other_contact()}
        </Button>
      </div>
    </form>
  )
}
