import { useOnce } from '@daftar/app-kit/use-once'
import { ApiError } from '@daftar/client'
import type { PartNotice } from '@daftar/contract/endpoints/part-links-shapes'
import { otpProblem } from '@daftar/rules/contact/otp'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Notice } from '@daftar/ui/notice'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { fieldText, m, reasonText } from '@daftar/words'
import { timeText } from '@daftar/words/formats/date'
import { useQueryClient } from '@tanstack/react-query'
import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import { useState, type FormEvent } from 'react'
import { around } from '../../../shared/around.tsx'
import { codeTimeText } from '../../../shared/code-time.ts'
import { ResendLine } from '../../../shared/resend-line.tsx'
import { useServices } from '../../../shared/use-services.ts'
import { enter, noticeQuery, partQuery, sendCode } from '../queries.ts'
import styles from './part.module.css'

type Trouble = { at: 'code' | 'form'; text: string }

/** A code to the bound contact, which lets in to this part alone. */
export function LetIn({ token, notice }: { token: string; notice: PartNotice }) {
  const { config } = useServices()
  const letIn = useLetIn(token, notice)
  const length = notice.factor === 'phone' ? config.codes.phoneLength : config.codes.emailLength
  const form = useCheckedForm({
    start: { code: '' },
    check: ({ code }) => ({ code: letIn.sentAtMs !== null && wrongCode(code) ? 'code_length' : undefined }),
  })
  function wrongCode(code: string): boolean {
    const lengths = { email: config.codes.emailLength, phone: config.codes.phoneLength }
    return otpProblem(code, notice.factor, lengths) !== null
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (letIn.sentAtMs === null) return letIn.send()
    if (await form.pass()) await letIn.enter(form.values.code)
  }
  const wrong = letIn.trouble?.at === 'code' ? letIn.trouble.text : undefined
  return (
    <Card title={m.part_code_title()}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {letIn.trouble?.at === 'form' ? (
          <Notice tone="negative" live="alert">
            {letIn.trouble.text}
          </Notice>
        ) : null}
        {letIn.sentAtMs === null ? (
          <p className={styles.muted}>{around(m.part_code_goes_to, 'contact', notice.contact_masked)}</p>
        ) : (
          <>
            <OneTimeCode
              id="code"
              label={m.part_code()}
              hint={around(
                (words) => m.part_code_sent({ ...words, time: codeTimeText(config.codes.validSeconds) }),
                'contact',
                notice.contact_masked,
              )}
              length={length}
              value={form.values.code}
              autoFocus
              onValueChange={(code) => {
                form.set({ code })
                letIn.clear()
              }}
              error={wrong ?? (form.shown['code'] && fieldText(form.shown['code'], length))}
            />
            <ResendLine
              sentAtMs={letIn.sentAtMs}
              everySeconds={config.codes.resendSeconds}
              busy={letIn.doing === 'sending'}
              onResend={() => {
                form.restart({ code: '' })
                void letIn.send()
              }}
            />
          </>
        )}
        <Button type="submit" variant="primary" size="large" block busy={letIn.doing !== null}>
          {letIn.sentAtMs === null ? m.part_send_code() : m.part_open()}
        </Button>
      </form>
    </Card>
  )
}

function useLetIn(token: string, notice: PartNotice) {
  const { api, now } = useServices()
  const queryClient = useQueryClient()
  const { doing, once } = useOnce<'sending' | 'entering'>()
  const [sentAtMs, setSentAtMs] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)

  async function attempt(work: () => Promise<void>): Promise<void> {
    setTrouble(null)
    try {
      await work()
    } catch (error) {
      setTrouble(troubleOf(error))
      // It was taken back, or handed in, meanwhile: the page says which.
      if (error instanceof ApiError && error.reason === 'part_closed')
        await queryClient.invalidateQueries(noticeQuery(token))
    }
  }

  return {
    doing,
    sentAtMs,
    trouble,
    clear: () => setTrouble(null),
    send: () =>
      once('sending', () =>
        attempt(async () => {
          await sendCode(api, token)
          setSentAtMs(now())
        }),
      ),
    enter: (code: string) =>
      once('entering', () =>
        attempt(async () => {
          const part = await enter(api, token, code)
          queryClient.setQueryData(partQuery(part.id).queryKey, part)
          queryClient.setQueryData(noticeQuery(token).queryKey, { ...notice, is_let_in: true })
        }),
      ),
  }
}

/** A wrong code is said at the code, everything else over the form. */
function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError)) return { at: 'form', text: m.part_lost() }
  if (error.reason === 'invalid_code' || error.fields['otp_code'])
    return { at: 'code', text: reasonText('invalid_code') }
  if (!error.retryAt) return { at: 'form', text: reasonText(error.reason) }
  const time = `\u2066${timeText(error.retryAt.toISOString())}\u2069`
  return { at: 'form', text: `${reasonText(error.reason)}. ${m.part_wait_until({ time })}` }
}
