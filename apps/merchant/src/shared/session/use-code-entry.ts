import { problemText } from '@daftar/app-kit/problem-text'
import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import { otpProblem } from '@daftar/rules/contact/otp'
import { fieldText } from '@daftar/words'
import { useRef, useState } from 'react'
import { useServices } from '../use-services.ts'

interface Options {
  /** What is said of a refused code, where it is said in other words than usual. */
  textOf?: (error: unknown) => string
}

/**
 * A code from an SMS as a checked form of one field: a wrong one is cleared, said at the field until the next
 * try, and has the focus again (DEC-ACC-3).
 */
export function useCodeEntry({ textOf = problemText }: Options = {}) {
  const { config } = useServices()
  const length = config.codes.phoneLength
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<unknown>(null)
  const form = useCheckedForm({
    start: { code: '' },
    check: ({ code }) => {
      const wrong = otpProblem(code, 'phone', { email: config.codes.emailLength, phone: length })
      return { code: wrong ? (wrong.code === 'required' ? 'required' : 'code_length') : undefined }
    },
  })
  const { code } = form.shown
  return {
    length,
    /** What the field is drawn with. */
    field: {
      id: 'code',
      name: 'code',
      ref: input,
      length,
      value: form.values.code,
      error: refused === null ? code && fieldText(code, length) : textOf(refused),
      onValueChange: (typed: string) => form.set({ code: typed }),
    },
    /** Acts with a code that is whole, be it typed this moment; else says what is missing. */
    confirm: (act: (code: string) => void, typed = form.values.code) =>
      void form.pass().then((isPassed) => {
        setRefused(null)
        if (isPassed) act(typed)
      }),
    /** The code was refused: the next one is typed into an empty field. */
    onError: (error: unknown) => {
      form.restart({ code: '' })
      setRefused(error)
      requestAnimationFrame(() => input.current?.focus())
    },
    /** The field is empty and nothing is said of it. */
    clear: () => {
      form.restart({ code: '' })
      setRefused(null)
    },
  }
}
