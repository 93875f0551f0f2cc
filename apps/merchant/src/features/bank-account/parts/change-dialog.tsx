import { isAboutFields, problemText } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { bankAccountProblems } from '@daftar/rules/merchants/bank-account-change'
import { ibanProblem, normaliseIban } from '@daftar/rules/registry/iban'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Button, buttonClass } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { ResendLine } from '../../../shared/session/resend-line.tsx'
import type { PickedUpload } from '../../../shared/uploads/picked-upload.ts'
import { UploadField } from '../../../shared/uploads/upload-field.tsx'
import { useCodeEntry } from '../../../shared/session/use-code-entry.ts'
import { useServices } from '../../../shared/use-services.ts'
import { ibanQuery, proposeAccount, sendCode } from '../mutations.ts'
import styles from './bank-account.module.css'

interface Draft {
  iban: string
  holder: string
  bank_name: string
  letter: PickedUpload | null
}

const maximumNames = { holder: 120, bank: 80 }

/** Another account with the bank's letter, and then a fresh code to the linked phone. */
export function ChangeDialog({ holder, onClose }: { holder: string; onClose: () => void }) {
  const { config, now } = useServices()
  const { phone } = useAccount()
  const id = useId()
  const [sentAtMs, setSentAtMs] = useState<number | null>(null)
  const entry = useCodeEntry()
  const act = useAct({
    mutation: proposeAccount(useQueryClient(), refused),
    doneText: () => m.bank_done_proposed(),
    onDone: onClose,
  })
  const form = useActForm<Draft>({
    start: { iban: '', holder, bank_name: '', letter: null },
    check: wrongIn,
    fields: {
      iban: {
        label: m.bank_iban(),
        text: (code) => (code === 'taken' ? m.bank_iban_same() : fieldText(code)),
      },
      holder: { label: m.bank_holder() },
      bank_name: { label: m.bank_bank() },
      letter: { label: m.bank_letter(), wire: 'letter_url' },
    },
    error: act.error,
  })
  const { values } = form
  const iban = normaliseIban(values.iban)
  const { data: known } = useQuery({ ...ibanQuery(iban), enabled: ibanProblem(values.iban) === null })
  // A bank of the directory is named by it; the name of another one is asked for.
  const bankName = known?.bank_data?.bank_name ?? null
  const send = useMutationOnce({ ...sendCode, onSuccess: () => setSentAtMs(now()) })
  const isAskingCode = sentAtMs !== null

  /** What is wrong with the account is said at its field, and needs another code; all else at the code. */
  function refused(error: unknown) {
    if (!isAboutFields(error, ['iban', 'holder', 'bank_name', 'letter_url'])) return entry.onError(error)
    setSentAtMs(null)
    entry.clear()
  }

  function propose(typed?: string) {
    const { letter, holder: name, bank_name } = values
    if (letter)
      entry.confirm(
        (code) => act.send({ code, body: { iban, holder: name.trim(), bank_name, letter_url: letter.url } }),
        typed,
      )
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isAskingCode) propose()
    else form.confirm(() => send.mutate())
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={m.bank_change_dialog()}
      closeLabel={m.common_close()}
      locked={act.isPending}
      actions={
        phone === null ? (
          <Link href={pathOf('accountPhone')} look="bare" className={buttonClass({ variant: 'primary' })}>
            {m.account_link_phone()}
          </Link>
        ) : (
          <>
            <Button disabled={act.isPending} onClick={onClose}>
              {m.common_cancel()}
            </Button>
            <Button variant="primary" type="submit" form={id} busy={act.isPending || send.isPending}>
              {isAskingCode ? m.bank_propose() : m.account_send_code()}
            </Button>
          </>
        )
      }
    >
      {phone === null ? (
        <p>{m.bank_no_phone()}</p>
      ) : (
        <form id={id} className={styles.fields} onSubmit={submit} noValidate>
          {isAskingCode ? (
            <>
              <p>{m.bank_code_text({ phone: `\u2066${phone}\u2069` })}</p>
              <OneTimeCode
                {...entry.field}
                label={m.account_code()}
                onComplete={propose}
                disabled={act.isPending}
                autoFocus
              />
              <ResendLine
                sentAtMs={sentAtMs}
                everySeconds={config.codes.resendSeconds}
                busy={send.isPending}
                onResend={() => send.mutate()}
              />
            </>
          ) : (
            <>
              <ErrorSummary title={m.common_check_fields()} errors={form.summary} />
              <p className={styles.muted}>{m.bank_change_text()}</p>
              <TextField {...form.field('iban')} dir="ltr" autoComplete="off" maxLength={42} autoFocus />
              <TextField
                {...form.field('holder')}
                hint={m.bank_holder_hint()}
                maxLength={maximumNames.holder}
              />
              {bankName === null ? (
                <TextField
                  {...form.field('bank_name')}
                  hint={m.bank_bank_hint()}
                  maxLength={maximumNames.bank}
                />
              ) : (
                <p>
                  {m.bank_bank()}: <bdi>{bankName}</bdi>
                </p>
              )}
              <UploadField {...form.field('letter')} purpose="bank_letter" hint={m.bank_letter_hint()} />
            </>
          )}
        </form>
      )}
      {send.error ? (
        <Notice tone="negative" live="alert">
          {problemText(send.error)}
        </Notice>
      ) : null}
    </Dialog>
  )
}

function wrongIn({ iban, holder, letter }: Draft) {
  const { iban: ibanWrong, holder: holderWrong } = bankAccountProblems({ iban, holder, bankName: '-' })
  return { iban: ibanWrong, holder: holderWrong, letter: letter === null ? ('required' as const) : null }
}
