import { isAboutFields } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import type { HeldReason } from '@daftar/rules/payouts/hold-reasons'
import { amountFault } from '@daftar/rules/money/amount-fault'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'
import { amountInputText } from '@daftar/rules/text/amount-input'
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
import { withdrawMoney } from '../mutations.ts'
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

/** How much goes to the bank, what it costs and what is left of the wallet, before the code (DEC-WAL-3). */
export function WithdrawDialog({ balance, bank, keptBackBy, onClose }: WithdrawDialogProps) {
  const { currency, fee, most } = balance
  const entry = useCodeEntry()
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
  const amountMinor =
    amountProblem(typed, balance) === null ? parseAmount(typed, currency)!.amountMinor : null
  const feeMinor = parseAmount(fee, currency)!.amountMinor

  const wire = (minor: bigint) => toDecimal(money(minor, currency))

  function refused(error: unknown) {
    if (isAboutFields(error, ['amount'])) entry.clear()
    else entry.onError(error)
  }

  function withdraw(code: string) {
    if (amountMinor === null) return
    act.send({ code, body: { currency, amount: wire(amountMinor), fee } })
  }

  return (
    <CodeDialog
      title={m.wallet_withdraw_title()}
      confirmLabel={
        amountMinor === null
          ? m.wallet_withdraw()
          : m.wallet_withdraw_confirm({ amount: moneyText(wire(amountMinor), currency) })
      }
      noPhone={m.wallet_no_phone()}
      entry={entry}
      busy={act.isPending}
      onAsk={(send) => form.confirm(send)}
      onCode={withdraw}
      onClose={onClose}
    >
      <AmountField
        {...form.field('amount')}
        currency={currency}
        hint={m.wallet_withdraw_most({ amount: moneyText(most, currency) })}
        filter={(text) => amountInputText(text, currency, typed)}
        maxLength={15}
        disabled={act.isPending}
        autoFocus
      />
      <div className={styles.acts}>
        <Button size="small" onClick={() => form.set({ amount: most })}>
          {m.wallet_withdraw_all()}
        </Button>
      </div>
      <DescriptionList
        facts={[
          { id: 'fee', label: m.wallet_withdraw_fee(), value: <Money value={fee} currency={currency} /> },
          {
            id: 'taken',
            label: m.wallet_withdraw_taken(),
            value:
              amountMinor === null ? (
                m.common_dash()
              ) : (
                <Money value={wire(amountMinor + feeMinor)} currency={currency} size="strong" />
              ),
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
      {keptBackBy ? <Notice tone="warning">{heldReasonText(keptBackBy)}</Notice> : null}
    </CodeDialog>
  )
}

function amountProblem(typed: string, { currency, most }: WalletBalance) {
  const fault = amountFault(typed, currency)
  if (fault) return fault
  const given = parseAmount(typed, currency)!.amountMinor
  return given > parseAmount(most, currency)!.amountMinor ? ('above_maximum' as const) : null
}
