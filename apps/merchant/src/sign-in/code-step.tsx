import type { PublicConfig } from '@daftar/contract/public-config'
import type { Factor } from '@daftar/rules/contact/factor'
import { otpProblem } from '@daftar/rules/contact/otp'
import type { SignInStepRule } from '@daftar/rules/shell/sign-in/sign-in-steps'
import { Button } from '@daftar/ui/button'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { useStore } from '@daftar/ui/store'
import { m } from '@daftar/words'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { emptyConfig } from '../shared/public-config.ts'
import { ResendLine } from '../shared/resend-line.tsx'
import { BackLink } from './back-link.tsx'
import type { SignInFlow } from './flow.ts'
import { SentTo } from './sent-to.tsx'
import { errorOfStep } from './step-error.ts'
import styles from './sign-in-page.module.css'

type Props = { flow: SignInFlow; factor: Factor; kind: SignInStepRule['kind']; config: PublicConfig | null }

/** A code of one of the factors. It is sent off with its last digit; a refused one is cleared (DEC-AUTH-10). */
export function CodeStep({ flow, factor, kind, config }: Props) {
  const state = useStore(flow.store)
  const { codes } = config ?? emptyConfig
  const length = factor === 'email' ? codes.emailLength : codes.phoneLength
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  useFocusWhenFree(input, state.busy)
  useClearedOnRefusal(state.refusals, input, () => setCode(''))

  function submit(typed: string) {
    const problem = otpProblem(typed, factor, { email: codes.emailLength, phone: codes.phoneLength })
    setWrong(problem && (problem.code === 'required' ? m.field_required() : m.field_code_length({ length })))
    if (problem) return input.current?.focus()
    void flow.verify(typed)
  }

  const isSecond = kind === 'challenge'
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        submit(code)
      }}
    >
      <div className={styles.head}>
        <BackLink onBack={flow.back} />
        <h1>{isSecond ? m.sign_in_second_title() : m.sign_in_code_title()}</h1>
        <SentTo state={state} factor={factor} kind={kind} length={length} />
      </div>
      <OneTimeCode
        ref={input}
        label={m.sign_in_code()}
        labelHidden
        length={length}
        value={code}
        onValueChange={(typed) => {
          setCode(typed)
          setWrong(null)
          if (state.problem && typed !== '') flow.clearProblem()
        }}
        onComplete={submit}
        error={wrong ?? errorOfStep(state)}
        disabled={state.busy}
        autoFocus
        name="code"
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

function useClearedOnRefusal(
  refusals: number,
  input: React.RefObject<HTMLInputElement | null>,
  clear: () => void,
) {
  const last = useRef(refusals)
  useEffect(() => {
    if (last.current === refusals) return
    last.current = refusals
    clear()
    requestAnimationFrame(() => input.current?.focus())
  })
}

/** The field rests while a call is on its way; then typing goes on where it was. */
function useFocusWhenFree(input: React.RefObject<HTMLInputElement | null>, busy: boolean) {
  useEffect(() => {
    if (!busy) input.current?.focus()
  }, [input, busy])
}
