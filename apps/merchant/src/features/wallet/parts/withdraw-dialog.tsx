import { problemText } from '@daftar/app-kit/problem-text'
import type { HeldReason } from '@daftar/rules/payouts/hold-reasons'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'
import { amountInputText } from '@daftar/rules/money/amount-input'
import { AmountField } from '@daftar/ui/amount-field'
import { Button } from '@daftar/ui/button'
import { DescriptionList } from '@daftar/ui/description-list'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { CodeDialog } from '../../../shared/session/code-dialog.tsx'
import type { Asked } from '../mutations.ts'
import type { WalletBalance, WalletPage } from '../queries.ts'
import { heldReasonText } from '../../../shared/text/held-reason-text.ts'
import { useWithdrawal, type Withdrawal } from '../use-withdrawal.ts'
import { endText } from '../words.ts'
import styles from './wallet.module.css'

type Bank = NonNullable<WalletPage['bank']>

type WithdrawDialogProps = {
  balance: WalletBalance
  bank: Bank
  keptBackBy: HeldReason | null
  onClose: () => void
}

/**
 * How much goes to the bank, what it costs and what is left of the wallet, before the code (DEC-WAL-3).
 */
export function WithdrawDialog({ balance, bank, keptBackBy, onClose }: WithdrawDialogProps) {
  const withdrawal = useWithdrawal(balance, onClose)
  const { code, act, asked, sentFor, problem } = withdrawal
  return (
    <CodeDialog
      words={{
        title: m.wallet_withdraw_title(),
        confirm: asked
          ? m.wallet_withdraw_confirm({ amount: moneyText(asked.amount, asked.currency) })
          : m.wallet_withdraw(),
        noPhone: m.wallet_no_phone(),
      }}
      code={code}
      busy={act.isPending}
      onAsk={withdrawal.ask}
      onCode={withdrawal.withdraw}
      onClose={onClose}
    >
      {sentFor ? null : <AmountToAsk withdrawal={withdrawal} />}
      <DescriptionList
        facts={[
          ...(sentFor ? [askedFact(sentFor, withdrawal)] : []),
          ...costFacts(withdrawal),
          ...toFacts(bank),
        ]}
      />
      {problem ? (
        <Notice tone="negative" live="alert">
          {problemText(problem)}
        </Notice>
      ) : null}
      {keptBackBy ? <Notice tone="warning">{heldReasonText(keptBackBy)}</Notice> : null}
    </CodeDialog>
  )
}

function AmountToAsk({ withdrawal: { balance, code, form } }: { withdrawal: Withdrawal }) {
  const { currency, most } = balance
  const { isPending } = code.sending
  return (
    <>
      <AmountField
        {...form.field('amount')}
        currency={currency}
        hint={m.wallet_withdraw_most({ amount: moneyText(most, currency) })}
        filter={(text) => amountInputText(text, currency, form.values.amount)}
        maxLength={15}
        disabled={isPending}
        autoFocus
      />
      <div className={styles.acts}>
        <Button size="small" disabled={isPending} onClick={() => form.set({ amount: most })}>
          {m.wallet_withdraw_all()}
        </Button>
      </div>
    </>
  )
}

/** What the code was sent for, to read alone. */
function askedFact({ amount, currency }: Asked, { act, code, edit }: Withdrawal) {
  return {
    id: 'amount',
    label: m.wallet_withdraw_amount(),
    value: (
      <span className={styles.asked}>
        <Money value={amount} currency={currency} size="strong" />
        <Button size="small" disabled={act.isPending || code.sending.isPending} onClick={edit}>
          {m.wallet_withdraw_edit()}
        </Button>
      </span>
    ),
  }
}

function costFacts({ asked, balance: { fee, currency } }: Withdrawal) {
  return [
    {
      id: 'fee',
      label: m.wallet_withdraw_fee(),
      value: <Money value={asked?.fee ?? fee} currency={currency} />,
    },
    {
      id: 'taken',
      label: m.wallet_withdraw_taken(),
      value: asked ? <Money {...takenOf(asked)} size="strong" /> : m.common_dash(),
    },
  ]
}

function toFacts({ bank_name, iban_ends, holder }: Bank) {
  return [
    {
      id: 'bank',
      label: m.wallet_withdraw_to(),
      value: (
        <>
          <Typed>{bank_name}</Typed> {endText(iban_ends)}
        </>
      ),
    },
    { id: 'holder', label: m.bank_holder(), value: <Typed>{holder}</Typed> },
  ]
}

function takenOf({ currency, amount, fee }: Asked) {
  const minorOf = (text: string) => parseAmount(text, currency)!.amountMinor
  return { value: toDecimal(money(minorOf(amount) + minorOf(fee), currency)), currency }
}
