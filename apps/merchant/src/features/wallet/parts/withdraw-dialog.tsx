import { isAboutFields, problemText } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { ApiError } from '@daftar/client'
import type { HeldReason } from '@daftar/rules/payouts/hold-reasons'
import { amountFault } from '@daftar/rules/money/amount-fault'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'
import { amountInputText } from '@daftar/rules/money/amount-input'
import { AmountField } from '@daftar/ui/amount-field'
import { Button } from '@daftar/ui/button'
import { DescriptionList } from '@daftar/ui/description-list'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { fieldText, m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { CodeDialog } from '../../../shared/session/code-dialog.tsx'
import { useCodeEntry } from '../../../shared/session/use-code-entry.ts'
import { useCodeSending } from '../../../shared/session/use-code-sending.ts'
import { withdrawMoney, type Asked } from '../mutations.ts'
import type { WalletBalance, WalletPage } from '../queries.ts'
import { heldReasonText } from '../../../shared/text/held-reason-text.ts'
import { endText } from '../words.ts'
import styles from './wallet.module.css'

type WithdrawDialogProps = {
  balance: WalletBalance
  bank: NonNullable<WalletPage['bank']>
  keptBackBy: HeldReason | null
  onClose: () => void
}

/**
 * How much goes to the bank, what it costs and what is left of the wallet, before the code (DEC-WAL-3). The
 * code is for what it was sent for: while it is out, that is read alone, and who edits it asks for another
 * one.
 */
export function WithdrawDialog({ balance, bank, keptBackBy, onClose }: WithdrawDialogProps) {
  const { currency, most } = balance
  const entry = useCodeEntry()
  const sending = useCodeSending()
  const act = useAct({
    mutation: withdrawMoney(useQueryClient(), refused),
    doneText: () => m.wallet_withdrawn(),
    onDone: onClose,
  })
  const form = useActForm<{ amount: string }>({
    start: { amount: '' },
    check: ({ amount }) => ({ amount: amountProblem(amount, balance) }),
    fields: {
      amount: {
        label: m.wallet_withdraw_amount(),
        text: (code) =>
          code === 'above_maximum'
            ? m.wallet_withdraw_over({ amount: moneyText(most, currency) })
            : fieldText(code),
      },
    },
    error: act.error,
  })
  const { amount: typed } = form.values
  const sentFor = sending.sent?.sentFor?.withdrawal
  const asked = sentFor ?? askedFor(typed, balance)

  /** What is wrong with what was asked for needs another code; all else is said at the code. */
  function refused(error: unknown) {
    if (isAboutFields(error, ['amount']) || isAboutWhatIsAsked(error)) edit()
    else entry.onError(error)
  }

  function edit() {
    sending.back()
    entry.clear()
  }

  function ask() {
    form.confirm(() => {
      if (asked) sending.send({ withdrawal: asked })
    })
  }

  function withdraw(code: string) {
    if (sentFor) act.send({ code, body: sentFor })
  }

  return (
    <CodeDialog
      title={m.wallet_withdraw_title()}
      confirmLabel={
        asked ? m.wallet_withdraw_confirm({ amount: moneyText(asked.amount, currency) }) : m.wallet_withdraw()
      }
      noPhone={m.wallet_no_phone()}
      {...{ entry, sending }}
      busy={act.isPending}
      onAsk={ask}
      onCode={withdraw}
      onClose={onClose}
    >
      {sentFor ? null : (
        <>
          <AmountField
            {...form.field('amount')}
            currency={currency}
            hint={m.wallet_withdraw_most({ amount: moneyText(most, currency) })}
            filter={(text) => amountInputText(text, currency, typed)}
            maxLength={15}
            disabled={sending.isPending}
            autoFocus
          />
          <div className={styles.acts}>
            <Button size="small" disabled={sending.isPending} onClick={() => form.set({ amount: most })}>
              {m.wallet_withdraw_all()}
            </Button>
          </div>
        </>
      )}
      <DescriptionList
        facts={[
          ...(sentFor
            ? [
                {
                  id: 'amount',
                  label: m.wallet_withdraw_amount(),
                  value: (
                    <span className={styles.asked}>
                      <Money value={sentFor.amount} currency={currency} size="strong" />
                      <Button size="small" disabled={act.isPending || sending.isPending} onClick={edit}>
                        {m.wallet_withdraw_edit()}
                      </Button>
                    </span>
                  ),
                },
              ]
            : []),
          {
            id: 'fee',
            label: m.wallet_withdraw_fee(),
            value: <Money value={asked?.fee ?? balance.fee} currency={currency} />,
          },
          {
            id: 'taken',
            label: m.wallet_withdraw_taken(),
            value: asked ? <Money {...takenOf(asked)} size="strong" /> : m.common_dash(),
          },
          {
            id: 'bank',
            label: m.wallet_withdraw_to(),
            value: (
              <>
                <Typed>{bank.bank_name}</Typed> {endText(bank.iban_ends)}
              </>
            ),
          },
          { id: 'holder', label: m.bank_holder(), value: <Typed>{bank.holder}</Typed> },
        ]}
      />
      {act.error && isAboutWhatIsAsked(act.error) && !sentFor ? (
        <Notice tone="negative" live="alert">
          {problemText(act.error)}
        </Notice>
      ) : null}
      {keptBackBy ? <Notice tone="warning">{heldReasonText(keptBackBy)}</Notice> : null}
    </CodeDialog>
  )
}

/** The withdrawal that the code is to be sent for, once there is nothing wrong with what was typed. */
function askedFor(typed: string, balance: WalletBalance): Asked | null {
  if (amountProblem(typed, balance) !== null) return null
  const { currency, fee } = balance
  return { currency, fee, amount: toDecimal(parseAmount(typed, currency)!) }
}

function takenOf({ currency, amount, fee }: Asked) {
  const minorOf = (text: string) => parseAmount(text, currency)!.amountMinor
  return { value: toDecimal(money(minorOf(amount) + minorOf(fee), currency)), currency }
}

/** The fee, or what there is, is another one by now. */
function isAboutWhatIsAsked(error: unknown): boolean {
  return error instanceof ApiError && ['withdrawal_fee_changed', 'wallet_not_enough'].includes(error.reason)
}

function amountProblem(typed: string, { currency, most }: WalletBalance) {
  const fault = amountFault(typed, currency)
  if (fault) return fault
  const given = parseAmount(typed, currency)!.amountMinor
  return given > parseAmount(most, currency)!.amountMinor ? ('above_maximum' as const) : null
}
