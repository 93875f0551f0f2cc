import type { Factor } from '@daftar/rules/contact/factor'
import { otpProblem } from '@daftar/rules/contact/otp'
import { useStore } from '@daftar/ui/store'
import { useEffect, useRef, useState } from 'react'
import type { SignInFlow } from './flow.ts'

type Entry<Problem> = {
  flow: SignInFlow<Problem>
  factor: Factor
  codes: Readonly<{ emailLength: number; phoneLength: number }>
}

/**
 * A code of one of the factors as it is typed. It is sent off with its last digit; a refused one is cleared,
 * and typing goes on where it was (DEC-AUTH-10). `wrong` is what is wrong before anything is sent; `field`
 * goes to the field.
 */
export function useCodeEntry<Problem>({ flow, factor, codes }: Entry<Problem>) {
  const { busy, done, problem, refusals } = useStore(flow.store)
  const length = factor === 'email' ? codes.emailLength : codes.phoneLength
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<'required' | 'code_length' | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const isResting = busy || done
  useFocusWhenFree(input, isResting)
  useClearedOnRefusal(refusals, input, () => setCode(''))

  function send(typed: string) {
    const found = otpProblem(typed, factor, { email: codes.emailLength, phone: codes.phoneLength })
    setWrong(found && (found.code === 'required' ? 'required' : 'code_length'))
    if (found) input.current?.focus()
    else void flow.verify(typed)
  }

  return {
    length,
    wrong,
    isResting,
    submit: () => send(code),
    field: {
      ref: input,
      length,
      value: code,
      onValueChange: (typed: string) => {
        setCode(typed)
        setWrong(null)
        if (problem && typed !== '') flow.clearProblem()
      },
      onComplete: send,
      disabled: isResting,
      autoFocus: true,
      name: 'code',
    },
  }
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
function useFocusWhenFree(input: React.RefObject<HTMLInputElement | null>, isResting: boolean) {
  useEffect(() => {
    if (!isResting) input.current?.focus()
  }, [input, isResting])
}
