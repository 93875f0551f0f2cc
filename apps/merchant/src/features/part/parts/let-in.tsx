import { ApiError } from '@daftar/client'
import type { PartNotice } from '@daftar/contract/endpoints/identity/part-links-shapes'
import { otpProblem } from '@daftar/rules/contact/otp'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Notice } from '@daftar/ui/notice'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { fieldText, m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import type { FormEvent } from 'react'
import { around } from '../../../shared/text/around.tsx'
import { codeTimeText } from '../../../shared/session/code-time.ts'
import { codeTrouble } from '../../../shared/session/code-trouble.ts'
import { ResendLine } from '../../../shared/session/resend-line.tsx'
import { useSentCode } from '../../../shared/session/use-sent-code.ts'
import { useServices } from '../../../shared/use-services.ts'
import { enter, noticeQuery, partQuery, sendCode } from '../queries.ts'
import styles from './part.module.css'

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
    if (await form.pass()) await letIn.use(form.values.code)
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
              onComplete={(code) => void letIn.use(code)}
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
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useSentCode({
    of: `part ${token}`,
    send: () => sendCode(api, token),
    use: async (code) => {
      const part = await enter(api, token, code)
      queryClient.setQueryData(partQuery(part.id).queryKey, part)
      queryClient.setQueryData(noticeQuery(token).queryKey, { ...notice, is_let_in: true })
    },
    troubleOf: (error) => codeTrouble(error, { lost: m.part_lost, waitUntil: m.part_wait_until }),
    // It was taken back, or handed in, meanwhile: the page says which.
    onFailed: async (error) => {
      if (error instanceof ApiError && error.reason === 'part_closed')
        await queryClient.invalidateQueries(noticeQuery(token))
    },
  })
}
